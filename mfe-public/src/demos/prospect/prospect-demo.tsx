import { mostPoints, type Score, scoreOf, scoreParts } from '@ag/agents/prospect/lead-score'
import { leads } from '@ag/agents/prospect/leads'
import { approach, leadSays, type Prospecting, repliesTo, type Seller } from '@ag/agents/prospect/prospecting'
import { formatTime } from '@ag/core'
import { Heading } from '@ag/ui'
import { useState } from 'react'
import { Phone } from '../chat/phone'
import { Pills } from '../chat/pills'
import { DemoActions } from '../demo-frame/demo-actions'
import { DemoFrame } from '../demo-frame/demo-frame'
import { DemoResult } from '../demo-frame/demo-result'
import { OutcomeCard, outcomeOf } from './outcome-card'
import styles from './prospect-demo.module.css'
import { ScoreCard } from './score-card'
import { SellerForm } from './seller-form'
import { texts } from './texts'

const leadOptions = [
  ...leads.map(({ id, name, role }) => ({ id, label: `${name}, ${role}` })),
  { id: 'me', label: texts.me },
]

interface DemoProps {
  /** Tells the time: times to meet are proposed from it on. */
  clock?: () => Date
}

/** A conversation between the visitor's own agent and a lead whom the visitor plays. */
export function Demo({ clock = () => new Date() }: DemoProps) {
  const [now, setNow] = useState(clock)
  const [conversation, setConversation] = useState(() => approach(texts.sample, now))
  const [round, setRound] = useState(0)
  const [leadId, setLeadId] = useState('marina')
  const { seller, standing, lines } = conversation
  const score = scoreOf(conversation.facts, seller.idealSize)

  const start = (next: Seller) => {
    const begun = clock()
    setNow(begun)
    setConversation(approach(next, begun))
    setRound(round + 1)
  }
  return (
    <DemoFrame title={texts.title} lead={texts.lead}>
      <SellerForm onStart={start} />
      <Pills
        legend={texts.answerAs}
        name="lead"
        options={leadOptions}
        chosen={leadId}
        onChoose={(id) => {
          setLeadId(id)
          start(seller)
        }}
      />
      <div className={styles.desk}>
        <Phone
          key={round}
          name={seller.company}
          status={texts.phone.status}
          bar={
            <p className={styles.strip}>
              <span>{texts.score.title}</span>
              <b>
                {score.total}, {texts.score.band(score.band)}
              </b>
            </p>
          }
          bubbles={lines.map(({ from, ...line }) => ({
            ...line,
            side: from === 'lead' ? 'own' : 'other',
            author: from === 'lead' ? texts.phone.lead : texts.phone.agent,
          }))}
          replies={repliesOf(conversation, leadId, now)}
          writing={texts.phone.writing}
          closed={standing.status === 'opted-out'}
          onSend={(text) => setConversation(leadSays(conversation, text, now))}
        />
        <div className={styles.side}>
          <ScoreCard score={score} conversation={conversation} />
          <DemoResult text={reportOf(conversation, score, now)} fileName={texts.fileName}>
            <OutcomeCard standing={standing} now={now} />
          </DemoResult>
          <div className={styles.rights}>
            <Heading level={4} size="sm">
              {texts.outcome.rights}
            </Heading>
            <p>{texts.outcome.rightsText(seller.company)}</p>
          </div>
        </div>
      </div>
      <DemoActions
        agent="prospect"
        summary={texts.summary(seller.product, seller.ideal, seller.city, score.total, score.band)}
        draft={
          seller.company === texts.sample.company
            ? undefined
            : { company: seller.company, content: { seller, facts: conversation.facts } }
        }
      />
    </DemoFrame>
  )
}

/** What the chosen lead would say comes first, then what anybody might. */
function repliesOf(conversation: Prospecting, leadId: string, now: Date): string[] {
  const lead = leads.find(({ id }) => id === leadId)
  const usual = repliesTo(conversation, now)
  return lead && conversation.standing.status === 'asking'
    ? [lead.answers[conversation.standing.part], ...usual]
    : usual
}

/** The lead as the sales team would get it. */
function reportOf({ seller, facts, skipped, standing, lines }: Prospecting, score: Score, now: Date): string {
  const outcome = outcomeOf(standing, now)
  return [
    texts.report(seller.company),
    texts.score.said(score.total, score.band),
    ...scoreParts.map((part) => {
      const reason = skipped.includes(part)
        ? texts.score.skipped
        : texts.reason(part, facts, seller.idealSize)
      const points = texts.score.points(score.parts[part], mostPoints[part])
      return `${texts.score.parts[part]}: ${points}. ${reason ?? texts.score.unknown}.`
    }),
    `${outcome.title}: ${outcome.text}`,
    '',
    ...lines.map(
      ({ from, text, at }) =>
        `[${formatTime(at)}] ${from === 'lead' ? texts.phone.lead : texts.phone.agent}: ${text}`,
    ),
  ].join('\n')
}
