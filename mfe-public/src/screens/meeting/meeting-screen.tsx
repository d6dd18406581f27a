import { Container, DataBoundary, useHydrated } from '@ag/ui'
import { later } from '../../parts/later'
import styles from './meeting-screen.module.css'
import { Waiting } from './waiting'

const managed = later('manage-meeting', () =>
  import(/* webpackChunkName: "manage-meeting" */ './managed-meeting').then((m) => m.ManagedMeetingPage),
)

/** What a mailed link leads to: a meeting, and the ways to move or cancel it. Who it is about only the browser knows. */
export function MeetingScreen() {
  return (
    <Container width="text" className={styles.page}>
      {useHydrated() ? <DataBoundary loading={<Waiting />}>{managed.element}</DataBoundary> : <Waiting />}
    </Container>
  )
}
