import type { AdminProduct, AdminQuestion } from '@ag/contracts'
import { Button } from '@ag/ui'
import { Checkbox, Field, Textarea } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import type { ReactNode } from 'react'
import { useRows } from '../../parts/rows/use-rows'
import styles from './products.module.css'
import { texts } from './texts'

type Shown = Omit<AdminProduct, 'id' | 'price' | 'subscribers' | 'version'>

/** Everything of a product that can be edited. */
export function ProductFields({ product, onChange }: { product: Shown; onChange: (list: string) => void }) {
  return (
    <>
      <SectionCard id="basics" title={texts.basics}>
        <div className={styles.pair}>
          <Field label={texts.name} name="name" defaultValue={product.name} maxLength={60} required />
          <Field
            label={texts.order}
            name="sort_order"
            type="number"
            min={1}
            defaultValue={product.sort_order}
            required
          />
        </div>
        <Textarea
          label={texts.description}
          name="description"
          rows={2}
          defaultValue={product.description}
          maxLength={200}
          required
        />
        <Field
          label={texts.demo}
          name="demo_url"
          hint={texts.demoHint}
          defaultValue={product.demo_url}
          required
        />
        <Textarea
          label={texts.integrations}
          name="integrations"
          rows={3}
          hint={texts.integrationsHint}
          defaultValue={product.integrations.join('\n')}
        />
        <Checkbox name="is_active" defaultChecked={product.is_active}>
          {texts.isActive}
        </Checkbox>
        <Checkbox name="popular" defaultChecked={product.popular}>
          {texts.isPopular}
        </Checkbox>
      </SectionCard>
      <SectionCard id="questions" title={texts.questions}>
        <QuestionRows name="faq" questions={product.faq} onChange={onChange} />
      </SectionCard>
      <SectionCard id="seo" title={texts.seo}>
        <Field
          label={texts.seoTitle}
          name="seo_title"
          defaultValue={product.seo_title}
          maxLength={60}
          required
        />
        <Textarea
          label={texts.seoDescription}
          name="seo_description"
          rows={2}
          defaultValue={product.seo_description}
          maxLength={155}
          required
        />
      </SectionCard>
    </>
  )
}

interface QuestionRowsProps {
  name: string
  questions: AdminQuestion[]
  onChange: (list: string) => void
}

/** Questions and answers, in the order in which visitors read them. */
export function QuestionRows({ name: list, questions, onChange }: QuestionRowsProps) {
  return (
    <Rows
      name={list}
      initial={questions}
      blank={{ question: '', answer: '' }}
      legend={texts.questionNumber}
      add={texts.addQuestion}
      onChange={onChange}
    >
      {(row, name) => (
        <>
          <Field
            label={texts.question}
            name={`${name}.question`}
            defaultValue={row.question}
            maxLength={200}
            required
          />
          <Textarea
            label={texts.answer}
            name={`${name}.answer`}
            rows={3}
            defaultValue={row.answer}
            maxLength={2000}
            required
          />
        </>
      )}
    </Rows>
  )
}

interface RowsProps<Row extends object> {
  name: string
  initial: readonly Row[]
  /** What a row begins as. */
  blank: Row
  /** Names the row with this number. */
  legend: (number: number) => string
  /** The words that add a row. */
  add: string
  onChange: (list: string) => void
  /** The inputs of a row, whose names begin with `name`. */
  children: (row: Row, name: string) => ReactNode
}

/** Rows that can be added, moved up and removed. */
function Rows<Row extends object>({ name, initial, blank, legend, onChange, ...shown }: RowsProps<Row>) {
  const { rows, add, remove, raise } = useRows(name, initial, onChange)
  return (
    <>
      {rows.map(({ row, index, key }) => (
        <fieldset key={key} className={styles.row}>
          <legend className={styles.legend}>{legend(index + 1)}</legend>
          {shown.children(row, `${name}.${index}`)}
          <div className={styles.rowActions}>
            {index > 0 && (
              <Button variant="ghost" size="sm" onClick={() => raise(index)}>
                {texts.raise(legend(index + 1))}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => remove(index)}>
              {texts.remove(legend(index + 1))}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button variant="outline" size="sm" onClick={() => add(blank)}>
          {shown.add}
        </Button>
      </div>
    </>
  )
}
