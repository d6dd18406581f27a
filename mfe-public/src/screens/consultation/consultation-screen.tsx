import { Container, DataBoundary, Skeleton } from '@ag/ui'
import { later } from '../../parts/later'
import styles from './consultation-screen.module.css'
import { NextSteps } from './next-steps'
import { WaysToMeet } from './ways-to-meet'

export const booking = later('booking', () =>
  import(/* webpackChunkName: "booking" */ './booking-page').then((m) => m.BookingPage),
)

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
