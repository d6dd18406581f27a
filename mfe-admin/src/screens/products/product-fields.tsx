import { type AdminProduct, type AdminQuestion, getPricing } from '@ag/contracts'
import { needs } from '@ag/core/needs'
import { query, useQuery } from '@ag/platform'
import { Button, DataBoundary, Skeleton } from '@ag/ui'
import { Checkbox, Field, Textarea } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import type { ReactNode } from 'react'
import { useRows } from '../../parts/rows/use-rows'
import { IconField } from './icon-field'
import styles from './products.module.css'
import { texts } from './texts'

type Shown = Omit<AdminProduct, 'id' | 'price' | 'subscribers' | 'picture' | 'version'>

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
        <Textarea
          label={texts.integrations}
          name="integrations"
          rows={3}
          hint={texts.integrationsHint}
          defaultValue={product.integrations.join('\n')}
        />
        <IconField chosen={product.icon} />
        <Checkbox name="is_active" defaultChecked={product.is_active}>
          {texts.isActive}
        </Checkbox>
        <Checkbox name="popular" defaultChecked={product.popular}>
          {texts.isPopular}
        </Checkbox>
      </SectionCard>
      <PageFields product={product} onChange={onChange} />
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
          hint={texts.seoDescriptionHint}
          defaultValue={product.seo_description}
          maxLength={155}
          required
        />
      </SectionCard>
    </>
  )
}

/** What the agent's own page tells, and where lists of agents put it. */
function PageFields({ product, onChange }: { product: Shown; onChange: (list: string) => void }) {
  return (
    <SectionCard id="page" title={texts.page} lead={texts.pageLead}>
      <Field
        label={texts.headline}
        name="headline"
        hint={texts.headlineHint}
        defaultValue={product.headline}
        maxLength={90}
      />
      <Textarea
        label={texts.summary}
        name="summary"
        rows={3}
        hint={texts.summaryHint}
        defaultValue={product.summary}
        maxLength={300}
      />
      <Field
        label={texts.suitedTo}
        name="suited_to"
        hint={texts.suitedToHint}
        defaultValue={product.suited_to}
        maxLength={90}
      />
      <Rows
        name="works"
        initial={product.works}
        blank={{ title: '', text: '' }}
        legend={texts.workNumber}
        add={texts.addWork}
        onChange={onChange}
      >
        {(row, name) => (
          <>
            <Field
              label={texts.workTitle}
              name={`${name}.title`}
              defaultValue={row.title}
              maxLength={60}
              required
            />
            <Textarea
              label={texts.workText}
              name={`${name}.text`}
              rows={2}
              defaultValue={row.text}
              maxLength={200}
              required
            />
          </>
        )}
      </Rows>
      <Textarea
        label={texts.requirements}
        name="requirements"
        rows={3}
        hint={texts.requirementsHint}
        defaultValue={product.requirements.join('\n')}
      />
      <Choices legend={texts.needs} name="needs" chosen={product.needs} options={needs} />
      <DataBoundary loading={<Skeleton rows={3} />}>
        <Meters chosen={product.meters} />
      </DataBoundary>
    </SectionCard>
  )
}

/** What the agent's use can add to its monthly price. */
function Meters({ chosen }: { chosen: string[] }) {
  const { data } = useQuery(catalogue)
  // Until they have names, those that are chosen already are not lost.
  const options = data
    ? data.transactional.map(({ key, label }) => ({ id: key, label }))
    : chosen.map((id) => ({ id, label: id }))
  return <Choices legend={texts.meters} name="meters" chosen={chosen} options={options} />
}

const catalogue = query(getPricing)

interface ChoicesProps {
  legend: string
  name: string
  chosen: string[]
  options: readonly { id: string; label: string }[]
}

/** Any of a few; their inputs are named `<name>.<id>`. */
function Choices({ legend, name, chosen, options }: ChoicesProps) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ id, label }) => (
        <Checkbox key={id} name={`${name}.${id}`} defaultChecked={chosen.includes(id)}>
          {label}
        </Checkbox>
      ))}
    </fieldset>
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
              <Button
                variant="ghost"
                size="sm"
                aria-label={texts.raise(legend(index + 1))}
                onClick={() => raise(index)}
              >
                {texts.raiseOne}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              aria-label={texts.remove(legend(index + 1))}
              onClick={() => remove(index)}
            >
              {texts.removeOne}
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
