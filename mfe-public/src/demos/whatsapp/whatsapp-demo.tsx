import { businesses } from '@ag/agents/whatsapp/businesses'
import { beginConversation, type Conversation, type Entry, takeTurn } from '@ag/agents/whatsapp/conversation'
import { formatTime } from '@ag/core'
import { Button, Heading } from '@ag/ui'
import { useReducer, useState } from 'react'
import { type Bubble, Phone } from '../chat/phone'
import { Pills } from '../chat/pills'
import { DemoActions } from '../demo-frame/demo-actions'
import { DemoFrame } from '../demo-frame/demo-frame'
import { DemoResult } from '../demo-frame/demo-result'
import { KnowledgeCard } from './knowledge-card'
import { texts } from './texts'
import styles from './whatsapp-demo.module.css'

/** A moment while the shop is open and one while it is closed; the third is the visitor's own. */
const moments = {
  open: new Date('2026-11-24T10:00:00-03:00'),
  closed: new Date('2026-11-29T22:00:00-03:00'),
  now: undefined,
}
type Moment = keyof typeof moments
type Writer = keyof typeof texts.writers

const momentOptions = (Object.keys(moments) as Moment[]).map((id) => ({ id, label: texts.moments[id] }))
const writerOptions = (['team', 'customer'] as const).map((id) => ({ id, label: texts.writers[id] }))
const sides: Record<Entry['from'], Bubble['side']> = {
  customer: 'own',
  agent: 'other',
  team: 'team',
  note: 'note',
}

/** A conversation with a business' agent, which the visitor may take over at any moment. */
export function Demo() {
  const [conversation, dispatch] = useReducer(takeTurn, businesses[0], beginConversation)
  const [moment, setMoment] = useState<Moment>('open')
  const [chosenWriter, setWriter] = useState<Writer>('team')
  const { business, mode, entries } = conversation
  const now = moments[moment] ?? new Date()
  const asked = entries.filter(({ from }) => from === 'customer')
  const writer = mode === 'team' ? chosenWriter : 'customer'

  const turnOver = () => {
    dispatch({ type: mode === 'team' ? 'return' : 'take', at: now })
    setWriter('team')
  }
  return (
    <DemoFrame title={texts.title} lead={texts.lead}>
      <div className={styles.choices}>
        <Pills
          legend={texts.business}
          name="business"
          options={businesses.map(({ id, kind }) => ({ id, label: kind }))}
          chosen={business.id}
          onChoose={(id) => {
            const next = businesses.find((one) => one.id === id)
            if (next) dispatch({ type: 'begin', business: next })
          }}
        />
        <Pills
          legend={texts.moment}
          name="moment"
          options={momentOptions}
          chosen={moment}
          onChoose={setMoment}
        />
      </div>
      <div className={styles.desk}>
        <Phone
          key={business.id}
          name={business.name}
          status={texts.status[mode]}
          bar={
            <div className={styles.bar} data-mode={mode}>
              <p>{texts.state[mode]}</p>
              <Button size="sm" variant={mode === 'team' ? 'secondary' : 'primary'} onClick={turnOver}>
                {mode === 'team' ? texts.give : texts.take}
              </Button>
              {mode === 'team' && (
                <Pills
                  legend={texts.writeAs}
                  name="writer"
                  options={writerOptions}
                  chosen={writer}
                  onChoose={setWriter}
                />
              )}
            </div>
          }
          bubbles={entries.map(({ from, ...entry }) => ({
            ...entry,
            side: sides[from],
            author: texts.authors[from],
          }))}
          replies={conversation.replies}
          writing={texts.writing[writer]}
          onSend={(text) => dispatch({ type: writer, text, at: now })}
        />
        <div className={styles.side}>
          <KnowledgeCard business={business} now={now} />
          <Outcome conversation={conversation} />
        </div>
      </div>
      <DemoActions
        agent="whatsapp"
        summary={texts.summary(
          business.kind,
          countOf(conversation, 'customer'),
          countOf(conversation, 'agent'),
          conversation.left,
        )}
        draft={
          asked.length === 0
            ? undefined
            : { content: { kind: business.id, asked: asked.map(({ text }) => text) } }
        }
      />
    </DemoFrame>
  )
}

/** The conversation in figures, to be taken along. */
function Outcome({ conversation }: { conversation: Conversation }) {
  const figures = [
    ['customer', countOf(conversation, 'customer')],
    ['agent', countOf(conversation, 'agent')],
    ['team', countOf(conversation, 'team')],
    ['left', conversation.left],
  ] as const
  return (
    <div className={styles.outcome}>
      <Heading level={4} size="md">
        {texts.result}
      </Heading>
      {conversation.entries.length === 0 ? (
        <p className={styles.nothing}>{texts.nothing}</p>
      ) : (
        <DemoResult text={transcriptOf(conversation)} fileName={texts.fileName}>
          <dl className={styles.figures}>
            {figures.map(([name, figure]) => (
              <div key={name}>
                <dt>{texts.figures[name]}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </DemoResult>
      )}
    </div>
  )
}

const countOf = ({ entries }: Conversation, from: Entry['from']) =>
  entries.filter((entry) => entry.from === from).length

const transcriptOf = ({ business, entries }: Conversation): string =>
  [
    texts.transcript(business.name),
    ...entries.map(({ from, text, at }) => `[${formatTime(at)}] ${texts.authors[from]}: ${text}`),
  ].join('\n')
