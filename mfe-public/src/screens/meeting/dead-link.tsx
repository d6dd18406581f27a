import { ButtonLink, Cluster, Heading, Text } from '@ag/ui'
import { ContactLines } from './contact-lines'
import { texts } from './texts'

/** A link that opens nothing: what may have happened, and the ways on. */
export function DeadLink() {
  return (
    <>
      <Heading level={1} size="3xl">
        {texts.dead.title}
      </Heading>
      <Text>{texts.dead.lead}</Text>
      <Cluster>
        <ButtonLink href="/consultation">{texts.dead.book}</ButtonLink>
      </Cluster>
      <Heading level={2} size="lg">
        {texts.dead.ways}
      </Heading>
      <ContactLines />
    </>
  )
}
