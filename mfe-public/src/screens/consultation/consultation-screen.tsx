import { Container, DataBoundary, Skeleton } from '@ag/ui'
import { later } from '../../parts/later'
import styles from './consultation-screen.module.css'
import { NextSteps } from './next-steps'
import { WaysToMeet } from './ways-to-meet'

// The schemas come in a file of their own and are made as it comes: with the form in one go they keep a slow phone from answering.
export const booking = later('booking', async () => {
  const [page] = await Promise.all([
    import(/* webpackChunkName: "booking" */ './booking-page'),
    import(/* webpackChunkName: "contracts" */ './contracts'),
  ])
  return page.BookingPage
})

/** Booking a meeting with a specialist, and the ways to reach one without. */
export function ConsultationScreen() {
  return (
    <Container className={styles.page}>
      <div className={styles.booking}>
        <DataBoundary loading={<Skeleton rows={10} />}>{booking.element}</DataBoundary>
      </div>
      <aside className={styles.aside}>
        <NextSteps />
        <WaysToMeet />
      </aside>
    </Container>
  )
}
