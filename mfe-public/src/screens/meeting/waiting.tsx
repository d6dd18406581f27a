import { Heading, Skeleton, Text } from '@ag/ui'
import styles from './meeting-screen.module.css'
import { texts } from './texts'

/** The page until the meeting is there, and what it says where it never will be. */
export function Waiting() {
  return (
    <>
      <Heading level={1} size="3xl">
        {texts.title}
      </Heading>
      <Skeleton rows={5} className={styles.waiting} />
      <noscript>
        <Text>{texts.noScript}</Text>
      </noscript>
    </>
  )
}
