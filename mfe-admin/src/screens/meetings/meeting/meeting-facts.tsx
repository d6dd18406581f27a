import type { AdminMeeting } from '@ag/contracts'
import { ExternalLink } from '@ag/ui'
import { Fact, Facts, SectionCard } from '@ag/ui/work'
import type { ReactNode } from 'react'
import { useAgents } from '../../../admin-queries'
import { whenOf } from '../meetings'
import { channelNames, texts as screenTexts } from '../texts'
import styles from './meeting-detail.module.css'
import { texts } from './texts'

/** Who meets whom, when, how and why. */
export function MeetingFacts({ meeting }: { meeting: AdminMeeting }) {
  const { contact_info: who, company, channel, consultant, join_url, product_id, source, notes } = meeting
  const { nameOf } = useAgents()
  const facts: [string, ReactNode][] = [
    [texts.when, texts.zoned(whenOf(meeting), screenTexts.zone)],
    [texts.who, who.name],
    [texts.email, linked(`mailto:${who.email}`, who.email)],
    [texts.phone, who.phone && linked(`tel:${who.phone}`, who.phone)],
    [texts.company, company],
    [texts.channel, channelNames[channel]],
    [texts.consultant, consultant.name],
    [texts.room, join_url && <ExternalLink href={join_url}>{texts.enter}</ExternalLink>],
    [texts.agent, product_id && nameOf(product_id)],
    [texts.source, texts.sources[source]],
    [texts.outcome, meeting.outcome && texts.outcomes[meeting.outcome]],
    [texts.notes, notes],
  ]
  return (
    <SectionCard id="facts" title={texts.facts}>
      <Facts>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Fact key={name} name={name}>
              <span className={styles.value}>{value}</span>
            </Fact>
          ))}
      </Facts>
    </SectionCard>
  )
}

const linked = (address: string, words: string) => <a href={address}>{words}</a>
