import type { Answer } from '@ag/agents/business-intelligence/answer'
import { answerQuestion } from '@ag/agents/business-intelligence/answer-question'
import { biggestChange } from '@ag/agents/business-intelligence/biggest-change'
import { CsvProblem, problems } from '@ag/agents/business-intelligence/csv/csv-problem'
import { lexiconOf } from '@ag/agents/business-intelligence/lexicon'
import { longestQuestion } from '@ag/agents/business-intelligence/read-question'
import { sampleShop } from '@ag/agents/business-intelligence/sample-shop'
import { suggestedQuestions } from '@ag/agents/business-intelligence/suggested-questions'
import { Alert, Button, Heading, VisuallyHidden } from '@ag/ui'
import { Input } from '@ag/ui/form'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { DemoActions } from '../demo-frame/demo-actions'
import { DemoFrame } from '../demo-frame/demo-frame'
import { AnswerView, Offers } from './answer-view'
import styles from './bi-demo.module.css'
import type { CsvTable } from './csv/open-csv'
import { CsvPicker } from './csv-picker'
import { texts } from './texts'

/** Questions about a shop's year, or about a file of the visitor's own, answered with a sentence, a chart and a table. */
export function Demo() {
  const shop = useMemo(openShop, [])
  const [table, setTable] = useState<CsvTable>()
  const [question, setQuestion] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const [shopTitles, setShopTitles] = useState<string[]>([])
  const [ownQuestions, setOwnQuestions] = useState<string[]>([])
  const latest = useRef(0)
  // A worker outlives what started it.
  useEffect(() => () => table?.close(), [table])

  const ask = async (asked: string) => {
    setQuestion(asked)
    if (asked.trim() === '') return
    latest.current += 1
    const turn = latest.current
    const given = await (table ?? shop).ask(asked).catch(failed)
    if (turn !== latest.current) return
    setAnswer(given)
    if (table && given.kind === 'answer')
      setOwnQuestions((questions) => [asked, ...questions.filter((each) => each !== asked)].slice(0, 10))
    if (!table && given.kind === 'answer')
      setShopTitles((titles) => [given.title, ...titles.filter((title) => title !== given.title)].slice(0, 3))
  }
  const change = (other: CsvTable | undefined) => {
    latest.current += 1
    setTable(other)
    setAnswer(undefined)
    setQuestion('')
    setOwnQuestions([])
  }

  return (
    <DemoFrame title={texts.title} lead={texts.lead} ownData={table !== undefined}>
      <CsvPicker table={table} shopRows={shop.rows} onChange={change} />
      <div className={styles.ready}>
        <Heading level={4} size="md">
          {table ? texts.readyOwn : texts.ready}
        </Heading>
        <Offers
          label={table ? texts.readyOwn : texts.ready}
          questions={(table ?? shop).questions}
          onAsk={ask}
        />
      </div>
      <QuestionForm
        question={question}
        onType={setQuestion}
        onAsk={ask}
        spoken={answer && spokenOf(answer)}
      />
      {answer ? (
        <section aria-label={texts.answer}>
          <AnswerView answer={answer} onAsk={ask} />
        </section>
      ) : (
        !table && shop.change && <Insight {...shop.change} onAsk={ask} />
      )}
      <DemoActions
        agent="business-intelligence"
        summary={summaryOf(shopTitles, table)}
        draft={
          table && {
            content: { name: table.name, questions: ownQuestions, ...(table.text && { csv: table.text }) },
          }
        }
      />
    </DemoFrame>
  )
}

const failed = (error: unknown): Answer => ({
  kind: 'unknown',
  message: error instanceof CsvProblem ? error.message : problems.unreadable,
  offers: [],
})

const spokenOf = (answer: Answer): string => (answer.kind === 'answer' ? answer.sentence : answer.message)

/** Titles are made from the plan, never from what was typed; of the visitor's own file nothing is told. */
function summaryOf(titles: string[], table: CsvTable | undefined): string {
  if (titles.length > 0) return texts.summary(titles)
  return table ? texts.summaryOwn : texts.summaryNone
}

function openShop() {
  const data = sampleShop()
  const lexicon = lexiconOf(data)
  return {
    rows: data.rows,
    questions: suggestedQuestions(data),
    change: biggestChange(data),
    ask: async (question: string): Promise<Answer> => answerQuestion(question, data, lexicon),
  }
}

interface QuestionFormProps {
  question: string
  onType: (question: string) => void
  onAsk: (question: string) => void
  /** The answer for those who listen, who would not see it appear. */
  spoken: string | undefined
}

function QuestionForm({ question, onType, onAsk, spoken }: QuestionFormProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk(question)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {texts.question}
      </label>
      <div className={styles.line}>
        <Input
          id={id}
          name="question"
          autoComplete="off"
          maxLength={longestQuestion}
          placeholder={texts.placeholder}
          value={question}
          onChange={({ target }) => onType(target.value)}
        />
        <Button type="submit">{texts.ask}</Button>
      </div>
      <div role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
    </form>
  )
}

interface InsightProps {
  sentence: string
  question: string
  onAsk: (question: string) => void
}

function Insight({ sentence, question, onAsk }: InsightProps) {
  return (
    <Alert
      title={texts.insight}
      action={
        <Button size="sm" variant="outline" onClick={() => onAsk(question)}>
          {texts.insightAsk}
        </Button>
      }
    >
      {sentence}
    </Alert>
  )
}
