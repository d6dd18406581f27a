import type { Answer, Answered, Chart, NotAnswered } from '@ag/agents/business-intelligence/answer'
import { formatShort, formatValue } from '@ag/agents/business-intelligence/formats'
import { csv } from '@ag/agents/csv'
import { Alert, Button, Cluster, Heading, Text } from '@ag/ui'
import { LineChart, Table } from '@ag/ui/data'
import { BarList } from '@ag/ui/work'
import { DemoResult } from '../demo-frame/demo-result'
import { answerText } from './answer-text'
import styles from './answer-view.module.css'
import { texts } from './texts'

interface AnswerViewProps {
  answer: Answer
  onAsk: (question: string) => void
}

/** An answer with how it was worked out, or why there is none. */
export function AnswerView({ answer, onAsk }: AnswerViewProps) {
  return answer.kind === 'answer' ? (
    <Worked answer={answer} onAsk={onAsk} />
  ) : (
    <NotWorked answer={answer} onAsk={onAsk} />
  )
}

function NotWorked({ answer, onAsk }: AnswerViewProps & { answer: NotAnswered }) {
  return (
    <Alert
      tone={answer.kind === 'ask' ? 'info' : 'warning'}
      title={answer.kind === 'ask' ? texts.which : texts.unknown}
      action={<Offers label={texts.try} questions={answer.offers} onAsk={onAsk} />}
    >
      {answer.message}
    </Alert>
  )
}

function Worked({ answer, onAsk }: AnswerViewProps & { answer: Answered }) {
  const { title, sentence, table } = answer
  return (
    <DemoResult
      text={answerText(answer)}
      fileName={texts.fileName}
      fileType="text/csv"
      content={csv([table.header, ...table.rows])}
      className={styles.answer}
    >
      <div className={styles.words}>
        <Heading level={4} size="lg">
          {title}
        </Heading>
        <Text size="lg">{sentence}</Text>
      </div>
      <Picture answer={answer} />
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
        className={styles.table}
      />
      <How answer={answer} />
      {answer.offers.length > 0 && (
        <div className={styles.next}>
          <Text size="sm" tone="muted" aria-hidden="true">
            {texts.next}
          </Text>
          <Offers label={texts.next} questions={answer.offers} onAsk={onAsk} />
        </div>
      )}
    </DemoResult>
  )
}

function Picture({ answer: { chart, title, unit, table } }: { answer: Answered }) {
  if (!chart) return null
  if (chart.shape === 'bar')
    return <BarList title={title} bars={chart.points} format={(value) => formatValue(value, unit)} />
  return (
    <LineChart
      title={title}
      points={withoutSharedYear(chart.points)}
      unit={table.header[1] ?? ''}
      format={(value) => formatShort(value, unit)}
    />
  )
}

/** 'jan', not 'jan/25', where all months are of one year: on a phone there is no room to repeat it. */
function withoutSharedYear(points: Chart['points']): Chart['points'] {
  const endings = new Set(points.map(({ label }) => label.split('/').at(-1)))
  return endings.size === 1
    ? points.map((point) => ({ ...point, label: point.label.replace(/\/\d+$/, '') }))
    : points
}

function How({ answer: { how } }: { answer: Answered }) {
  return (
    <details className={styles.how} open>
      <summary>{texts.how}</summary>
      <dl>
        <dt>{texts.definition}</dt>
        <dd>{how.definition}</dd>
        <dt>{texts.filter}</dt>
        <dd>{how.filter}</dd>
        {how.notes.length > 0 && (
          <>
            <dt>{texts.notes}</dt>
            <dd>
              {how.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </dd>
          </>
        )}
        <dt>{texts.query}</dt>
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
}

/** Questions to press. */
export function Offers({ label, questions, onAsk }: OffersProps) {
  return (
    <Cluster as="ul" gap="xs" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <Button variant="secondary" size="sm" className={styles.offer} onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </Cluster>
  )
}
