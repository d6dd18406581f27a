import type { ProductId } from '@ag/core'
import { type DemoDraft, demoDraftKey, storedDraft } from '@ag/core/demo-draft'
import { track, writeStored } from '@ag/platform'
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
  /** What the visitor made of their own, if anything; kept for the sign-up once they go on to it. */
  draft?: Pick<DemoDraft, 'company' | 'content'>
}

const longestSummary = 300

/** The end of a demo: three ways on, each taking along what the visitor did. */
export function DemoActions({ agent, summary, draft }: DemoActionsProps) {
  const offer = offerOf(useCatalogue(), agent)
  const id = useId()
  const demo = shortened(summary)
  if (!offer) return null
  return (
    <section className={styles.actions} aria-labelledby={id}>
      <div>
        <Heading level={4} size="lg" id={id}>
          {texts.actions.title}
        </Heading>
        <Text size="sm">{draft ? texts.actions.lead(offer.name) : texts.actions.leadEmpty(offer.name)}</Text>
      </div>
      <Cluster onClickCapture={() => track('demo_completed', { product_id: agent })}>
        <TrialLink
          offer={offer}
          demo={demo}
          onLeave={() =>
            writeStored(demoDraftKey, draft && storedDraft({ ...draft, agent, summary: demo }, Date.now()))
          }
        />
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
