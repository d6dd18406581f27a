import { formatShort, formatValue } from '@ag/agents/business-intelligence/formats'
import type { BiAnswer } from '@ag/contracts'
import { Alert, Badge, Button, Cluster, Heading, Text } from '@ag/ui'
import { LineChart, Table } from '@ag/ui/data'
import { BarList } from '@ag/ui/work'
import type { ReactNode } from 'react'
import styles from './business-intelligence.module.css'
import { texts } from './texts'

type Answered = Extract<BiAnswer, { kind: 'answer' }>

interface AnswerViewProps {
  answer: BiAnswer
  /** The table that it was worked out from. */
  table: string | undefined
  onAsk: (question: string) => void
  /** What can be done with it. */
  children?: ReactNode
}

/** An answer with how it was worked out, or why there is none. */
export function AnswerView({ answer, table, onAsk, children }: AnswerViewProps) {
  if (answer.kind !== 'answer')
    return (
      <Alert
        tone={answer.kind === 'ask' ? 'info' : 'warning'}
        title={answer.kind === 'ask' ? texts.answer.which : texts.answer.unknown}
        action={<Offers label={texts.answer.next} questions={answer.offers} onAsk={onAsk} />}
      >
        {answer.message}
      </Alert>
    )
  return (
    <div className={styles.answer}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={3} size="lg">
            {answer.title}
          </Heading>
          {table && <Badge>{texts.answer.from(table)}</Badge>}
        </div>
        <Text size="lg">{answer.sentence}</Text>
      </div>
      {children}
      <Picture answer={answer} />
      <AnswerTable answer={answer} />
      <How answer={answer} />
      {answer.offers.length > 0 && (
        <div className={styles.next}>
          <Text size="sm" tone="muted" aria-hidden="true">
            {texts.answer.next}
          </Text>
          <Offers label={texts.answer.next} questions={answer.offers} onAsk={onAsk} />
        </div>
      )}
    </div>
  )
}

/** The chart of an answer, where it has one. */
export function Picture({ answer: { chart, title, unit, table } }: { answer: Answered }) {
  if (!chart) return null
  if (chart.shape === 'bar')
    return <BarList title={title} bars={chart.points} format={(value) => formatValue(value, unit)} />
  return (
    <LineChart
      title={title}
      points={chart.points}
      unit={table.header[1] ?? ''}
      format={(value) => formatShort(value, unit)}
    />
  )
}

/** The rows of an answer. */
export function AnswerTable({ answer: { title, table } }: { answer: Answered }) {
  return (
    <Table
      caption={title}
      captionHidden
      columns={table.header.map((header, place) => ({
        id: String(place),
        header,
        cell: (row: string[]) => row[place],
        ...(place === 0 ? { heads: true } : { align: 'end' as const }),
      }))}
      rows={table.rows}
      rowKey={([name = '']) => name}
      className={styles.rows}
    />
  )
}

function How({ answer: { how } }: { answer: Answered }) {
  return (
    <details className={styles.how}>
      <summary>{texts.answer.how}</summary>
      <dl>
        <dt>{texts.answer.definition}</dt>
        <dd>{how.definition}</dd>
        <dt>{texts.answer.filter}</dt>
        <dd>{how.filter}</dd>
        {how.notes.length > 0 && (
          <>
            <dt>{texts.answer.notes}</dt>
            <dd>
              {how.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </dd>
          </>
        )}
        <dt>{texts.answer.query}</dt>
        <dd>
          <pre className={styles.query}>{how.query}</pre>
        </dd>
      </dl>
    </details>
  )
}

interface OffersProps {
  label: string
  questions: string[]
  onAsk: (question: string) => void
  disabled?: boolean
}

/** Questions to press. */
export function Offers({ label, questions, onAsk, disabled = false }: OffersProps) {
  if (questions.length === 0) return null
  return (
    <Cluster as="ul" gap="xs" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <Button
            variant="secondary"
            size="sm"
            className={styles.offer}
            disabled={disabled}
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        </li>
      ))}
    </Cluster>
  )
}
