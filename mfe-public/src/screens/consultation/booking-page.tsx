import type { Meeting } from '@ag/contracts'
import { Heading, Text } from '@ag/ui'
import { useState } from 'react'
import { Booked } from './booked'
import { BookingForm } from './booking-form'
import styles from './booking-page.module.css'
import { texts } from './texts'
import { useWanted } from './wanted-agent'

/** From the wish to speak to somebody to the meeting that stands. */
export function BookingPage() {
  const [meeting, setMeeting] = useState<Meeting>()
  const { agent, demo } = useWanted()
  if (meeting) return <Booked meeting={meeting} onAgain={() => setMeeting(undefined)} />
  return (
    <>
      <div className={styles.head}>
        <p className={styles.about}>{agent ? texts.about(agent.name) : texts.kind}</p>
        <Heading level={1} size="3xl">
          {texts.title}
        </Heading>
        <Text size="lg" tone="muted">
          {texts.lead}
        </Text>
      </div>
      <BookingForm agent={agent} demo={demo} onBooked={setMeeting} />
    </>
  )
}
