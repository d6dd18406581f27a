import type { ProductId } from '@ag/core'
import { track } from '@ag/platform'
import { Cluster, Heading, Text } from '@ag/ui'
import { useId } from 'react'
import { offerOf } from '../../catalogue/catalogue'
import { useCatalogue } from '../../catalogue/use-catalogue'
import { MeetingLink } from '../../parts/meeting-link/meeting-link'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { WhatsappLink } from '../../parts/whatsapp-link/whatsapp-link'
import styles from './demo-actions.module.css'
import { texts } from './texts'

interface DemoActionsProps {
  agent: ProductId
  /** What the visitor put in, in a few words and never with personal data; carried on with each link. */
  summary: string
}

const longestSummary = 300

/** The end of a demo: three ways on, each taking along what the visitor did. */
export function DemoActions({ agent, summary }: DemoActionsProps) {
  const offer = offerOf(useCatalogue(), agent)
  const id = useId()
  const demo = shortened(summary)
  return (
    <section className={styles.actions} aria-labelledby={id}>
      <div>
        <Heading level={4} size="lg" id={id}>
          {texts.actions.title}
        </Heading>
        <Text size="sm">{texts.actions.lead(offer.name)}</Text>
      </div>
      <Cluster onClickCapture={() => track('demo_completed', { product_id: agent })}>
        <TrialLink offer={offer} demo={demo} />
        <MeetingLink variant="outline" offer={offer} demo={demo} />
        <WhatsappLink message={texts.actions.message(offer.name, demo)}>
          {texts.actions.whatsapp}
        </WhatsappLink>
      </Cluster>
    </section>
  )
}

function shortened(summary: string): string {
  const line = summary.replace(/\s+/g, ' ').trim()
  return line.length > longestSummary ? `${line.slice(0, longestSummary - 1).trimEnd()}…` : line
}
