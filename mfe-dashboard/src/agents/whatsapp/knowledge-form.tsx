import { businesses } from '@ag/agents/whatsapp/businesses'
import { emptyKnowledge, knowledgeLike } from '@ag/agents/whatsapp/knowledge'
import {
  saveWhatsappKnowledge,
  settleChatSuggestion,
  type WhatsappKnowledge,
  type Workspace,
  whatsappDraft,
  whatsappKnowledge,
} from '@ag/contracts'
import { describeError, withParams } from '@ag/core'
import { plainWeekday } from '@ag/core/day-names'
import {
  call,
  notify,
  queryClient,
  useMutation,
  useQuery,
  useSearchParams,
  useSuspenseQuery,
} from '@ag/platform'
import { Alert, Button, Heading } from '@ag/ui'
import { Checkbox, Labelled as LabelledControl, useDescribed } from '@ag/ui/controls'
import { FormError, Input, Select } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { type ReactNode, useState } from 'react'
import { refreshChats, setup, suggestions, workspace } from './chat-queries'
import { ImportKnowledge } from './import-knowledge'
import styles from './knowledge-form.module.css'
import { texts } from './texts'
import { TryOut } from './try-out'

const { knowledge: words } = texts

/** Prices as they are typed; the contract reads them when they are saved. */
type Draft = Omit<WhatsappKnowledge, 'items'> & {
  items: (Omit<WhatsappKnowledge['items'][number], 'price'> & { price: string })[]
}

const week = [1, 2, 3, 4, 5, 6, 0]

/** All that the agent may answer from, edited as one and saved as one. */
export function KnowledgeForm() {
  const { data } = useSuspenseQuery(setup)
  const { draft: brought } = useSuspenseQuery(workspace).data
  const [address, setAddress] = useSearchParams()
  const taught = address.get('ensinar')
  const asked = useQuery({ ...suggestions, enabled: taught !== null }).data?.items.find(
    ({ id }) => id === taught,
  )
  const [draft, setDraft] = useState(() => draftOf(data.knowledge ?? beginning(brought)))
  const [filled, setFilled] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})

  // One press on a question that was not answered makes it a line of the form, once.
  if (asked && filled !== asked.id) {
    setFilled(asked.id)
    setDraft({ ...draft, questions: [...draft.questions, { title: asked.text.slice(0, 120), answer: '' }] })
  }

  const save = useMutation({
    mutationFn: (knowledge: WhatsappKnowledge) =>
      call(saveWhatsappKnowledge, { body: { version: data.version, knowledge } }),
    async onSuccess(saved) {
      queryClient.setQueryData(setup.queryKey, saved)
      notify({ type: 'success', title: words.saved })
      if (!taught) return
      await call(settleChatSuggestion, { params: { id: taught } })
      setAddress((before) => withParams(before, { ensinar: undefined }), { replace: true })
      await refreshChats()
    },
  })

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const read = whatsappKnowledge.safeParse(knowledgeOf(draft))
    setErrors(
      Object.fromEntries(
        read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message]),
      ),
    )
    if (read.success) save.mutate(read.data)
  }
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const setItem = (at: number, part: Partial<Draft['items'][number]>) =>
    change({ items: draft.items.map((item, index) => (index === at ? { ...item, ...part } : item)) })
  const setQuestion = (at: number, part: Partial<Draft['questions'][number]>) =>
    change({ questions: draft.questions.map((one, index) => (index === at ? { ...one, ...part } : one)) })

  return (
    <>
      <SectionCard id="knowledge" title={words.title} lead={words.lead}>
        <form className={styles.form} onSubmit={submit} noValidate>
          {save.error && <FormError {...describeError(save.error)} />}
          {Object.keys(errors).length > 0 && <Alert tone="danger">{words.wrong}</Alert>}
          <div className={styles.pair}>
            <Labelled label={words.name} error={errors.name}>
              {(field) => (
                <Input
                  {...field}
                  value={draft.name}
                  onChange={(event) => change({ name: event.target.value })}
                />
              )}
            </Labelled>
            <Select
              label={words.asks}
              name="asks"
              value={draft.asks}
              onChange={(event) => change({ asks: event.target.value as Draft['asks'] })}
            >
              {Object.entries(words.asksOptions).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>

          <fieldset className={styles.group}>
            <legend>{words.hours}</legend>
            {week.map((day) => (
              <DayHours
                key={day}
                day={plainWeekday(day)}
                hours={draft.hours[day] ?? null}
                error={errors[`hours.${day}.closes`] ?? errors[`hours.${day}.opens`]}
                onChange={(hours) =>
                  change({ hours: draft.hours.map((each, index) => (index === day ? hours : each)) })
                }
              />
            ))}
          </fieldset>

          <Heading level={3} size="md">
            {words.items}
          </Heading>
          {draft.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own while they are typed.
            <fieldset key={at} className={styles.item}>
              <legend className={styles.hidden}>{words.item(at + 1)}</legend>
              <Labelled label={words.itemName} error={errors[`items.${at}.name`]}>
                {(field) => (
                  <Input
                    {...field}
                    value={item.name}
                    onChange={(event) => setItem(at, { name: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled label={words.price} hint={words.priceHint} error={errors[`items.${at}.price`]}>
                {(field) => (
                  <Input
                    {...field}
                    inputMode="decimal"
                    value={item.price}
                    onChange={(event) => setItem(at, { price: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled label={words.unit} error={errors[`items.${at}.unit`]}>
                {(field) => (
                  <Input
                    {...field}
                    placeholder={words.unitExample}
                    value={item.unit}
                    onChange={(event) => setItem(at, { unit: event.target.value })}
                  />
                )}
              </Labelled>
              <Checkbox
                className={styles.check}
                checked={item.from}
                onChange={(event) => setItem(at, { from: event.target.checked })}
              >
                {words.from}
              </Checkbox>
              <Button
                variant="ghost"
                size="sm"
                className={styles.remove}
                aria-label={words.remove(item.name || words.item(at + 1))}
                onClick={() => change({ items: draft.items.filter((_, index) => index !== at) })}
              >
                {words.removeOne}
              </Button>
            </fieldset>
          ))}
          <div>
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                change({ items: [...draft.items, { name: '', price: '', from: false, unit: '' }] })
              }
            >
              {words.addItem}
            </Button>
          </div>

          <Heading level={3} size="md">
            {words.questions}
          </Heading>
          {draft.questions.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own while they are typed.
            <fieldset key={at} className={styles.question}>
              <legend className={styles.hidden}>{words.question(at + 1)}</legend>
              <Labelled label={words.questionTitle} error={errors[`questions.${at}.title`]}>
                {(field) => (
                  <Input
                    {...field}
                    value={one.title}
                    onChange={(event) => setQuestion(at, { title: event.target.value })}
                  />
                )}
              </Labelled>
              <Labelled label={words.answer} error={errors[`questions.${at}.answer`]}>
                {(field) => (
                  <textarea
                    {...field}
                    className={styles.area}
                    rows={2}
                    value={one.answer}
                    onChange={(event) => setQuestion(at, { answer: event.target.value })}
                  />
                )}
              </Labelled>
              <Button
                variant="ghost"
                size="sm"
                className={styles.remove}
                aria-label={words.remove(one.title || words.question(at + 1))}
                onClick={() => change({ questions: draft.questions.filter((_, index) => index !== at) })}
              >
                {words.removeOne}
              </Button>
            </fieldset>
          ))}
          <div>
            <Button
              variant="outline"
              size="sm"
              onClick={() => change({ questions: [...draft.questions, { title: '', answer: '' }] })}
            >
              {words.addQuestion}
            </Button>
          </div>

          <div>
            <Button type="submit" loading={save.isPending}>
              {words.save}
            </Button>
          </div>
        </form>
      </SectionCard>
      <TryOut knowledge={knowledgeOf(draft)} />
      <ImportKnowledge
        onUse={({ items, questions, hours }) =>
          change({
            items: [...draft.items, ...items.map((item) => ({ ...item, price: priceText(item.price) }))],
            questions: [...draft.questions, ...questions],
            ...(hours && { hours }),
          })
        }
      />
    </>
  )
}

interface DayHoursProps {
  day: string
  hours: WhatsappKnowledge['hours'][number]
  error: string | undefined
  onChange: (hours: WhatsappKnowledge['hours'][number]) => void
}

function DayHours({ day, hours, error, onChange }: DayHoursProps) {
  return (
    <div className={styles.day}>
      <Checkbox
        aria-label={words.isOpen(day)}
        checked={hours !== null}
        onChange={(event) => onChange(event.target.checked ? { opens: '09:00', closes: '18:00' } : null)}
      >
        {day}
      </Checkbox>
      {hours && (
        <>
          <Input
            type="time"
            aria-label={words.opens(day)}
            value={hours.opens}
            onChange={(event) => onChange({ ...hours, opens: event.target.value })}
          />
          <span>{words.until}</span>
          <Input
            type="time"
            aria-label={words.closes(day)}
            aria-invalid={error !== undefined || undefined}
            value={hours.closes}
            onChange={(event) => onChange({ ...hours, closes: event.target.value })}
          />
          {error && <span className={styles.error}>{error}</span>}
        </>
      )}
    </div>
  )
}

interface LabelledProps {
  label: string
  hint?: string
  error?: string | undefined
  children: (field: ReturnType<typeof useDescribed>['props']) => ReactNode
}

/** A label, its control, and what is wrong with it. */
function Labelled({ label, hint, error, children }: LabelledProps) {
  const control = useDescribed({ hint, ...(error && { error }) })
  return (
    <LabelledControl control={control} label={label} className={styles.labelled}>
      {children(control.props)}
    </LabelledControl>
  )
}

/** What a form begins with: the frame of the business that was tried in the demo, without its prices and answers. */
function beginning(brought: Workspace['draft']): WhatsappKnowledge {
  const tried = whatsappDraft.safeParse(brought?.content).data?.kind
  const business = businesses.find(({ id }) => id === tried)
  return business ? knowledgeLike(business) : emptyKnowledge('')
}

const draftOf = (knowledge: WhatsappKnowledge): Draft => ({
  ...knowledge,
  items: knowledge.items.map((item) => ({ ...item, price: priceText(item.price) })),
})

const priceText = (price: number | null) => (price === null ? '' : price.toFixed(2).replace('.', ','))

/** What is typed as the contract takes it; what is no amount stays one that it refuses. */
const knowledgeOf = (draft: Draft): WhatsappKnowledge => ({
  ...draft,
  items: draft.items.map((item) => ({ ...item, price: priceOfText(item.price) })),
})

function priceOfText(text: string): number | null {
  const plain = text.trim().replace(/^R\$\s*/, '')
  if (plain === '') return null
  return /^\d+(?:\.\d{1,2})?$/.test(plain)
    ? Number(plain)
    : Number(plain.replace(/\./g, '').replace(',', '.'))
}
