import { formatBRL, type ProductId, toCents } from '@ag/core'
import { classNames } from '@ag/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useCatalogue } from '../../../catalogue/use-catalogue'
import { TrialLink } from '../../../parts/trial-link/trial-link'
import { Formula } from './formula'
import { type CountedOffer, countedIn, exampleHourCents, exampleWork, outcomeOf } from './outcome'
import styles from './outcome-calculator.module.css'
import { pricedUse } from './priced-use'
import { readNumber } from './read-number'
import { number, texts } from './texts'

/** The least and the most that each number may be. */
const limits = { tasks: [1, 100_000], minutes: [1, 600], hour: [1, 1_000] } as const
type FieldName = keyof typeof limits

/** What an agent saves in a month, from the visitor's own numbers, with the sum in sight. */
export function OutcomeCalculator() {
  const offers = countedIn(useCatalogue())
  const first = offers.find(({ id }) => id === 'whatsapp') ?? offers[0]
  return first ? <Calculator offers={offers} first={first} /> : null
}

/** @param first the agent that it begins with, and shows while the chosen one is not on offer */
function Calculator({ offers, first }: { offers: CountedOffer[]; first: CountedOffer }) {
  const catalogue = useCatalogue()
  const [begun] = useState(first.id)
  const [chosen, setChosen] = useState(begun)
  const [typed, setTyped] = useState(() => example(begun))
  const [share, setShare] = useState(exampleWork[begun].share)
  const shareId = useId()
  const agentId = useId()

  const offer = offers.find((each) => each.id === chosen) ?? first
  const { id } = offer
  const use = pricedUse(id, catalogue.usage)
  const read = (name: FieldName) => readNumber(typed[name])
  const right = (name: FieldName) => isWithin(read(name), limits[name])
  const choose = (next: ProductId) => {
    setChosen(next)
    setTyped(typedFrom(next, typed.hour))
    setShare(exampleWork[next].share)
  }
  const field = (name: FieldName, label: string) => (
    <NumberField
      name={name}
      label={label}
      value={typed[name]}
      problem={right(name) ? undefined : texts.invalid(limits[name])}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  )
  const inputs = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What somebody has changed before the page could hear of it counts too.
    const given = (name: string, otherwise: string) =>
      inputs.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? otherwise
    const agent = given('agent', begun) as ProductId
    const start = example(begun)
    const fresh = typedFrom(agent, start.hour)
    const changed = (name: FieldName) => {
      const value = given(name, start[name])
      return value === start[name] ? fresh[name] : value
    }
    const part = Number(given('share', ''))
    setChosen(agent)
    setTyped({ tasks: changed('tasks'), minutes: changed('minutes'), hour: changed('hour') })
    setShare(part === exampleWork[begun].share ? exampleWork[agent].share : part)
  }, [begun])
  const complete = right('tasks') && right('minutes') && right('hour') && offer.cents !== undefined
  const work = { tasks: read('tasks'), minutes: read('minutes'), hourCents: toCents(read('hour')), share }
  const outcome = outcomeOf(work, offer.cents ?? 0, use)
  return (
    <div className={styles.calculator}>
      <div ref={inputs} className={styles.inputs}>
        <div className={classNames(styles.field, styles.across)}>
          <label htmlFor={agentId}>{texts.agent}</label>
          <select
            id={agentId}
            name="agent"
            className={styles.input}
            value={id}
            onChange={({ target }) => choose(target.value as ProductId)}
          >
            {offers.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
        {field('tasks', texts.tasks[id])}
        {field('minutes', texts.minutes)}
        {field('hour', texts.hour)}
        <div className={styles.field}>
          <label htmlFor={shareId}>
            {texts.share}: <output htmlFor={shareId}>{texts.shareOf(share)}</output>
          </label>
          <input
            id={shareId}
            name="share"
            className={styles.range}
            type="range"
            min={0}
            max={100}
            step={5}
            value={share}
            aria-valuetext={texts.shareOf(share)}
            onChange={({ target }) => setShare(target.valueAsNumber)}
          />
        </div>
      </div>
      <section className={styles.result} aria-label={texts.result.title}>
        {complete ? (
          <>
            <div role="status" className={styles.figures}>
              <Figure outcome={outcome.savedCents} />
              <p>{texts.result.hours(outcome.hours)}</p>
              {outcome.savedCents < 0 && <p className={styles.advice}>{texts.result.lostAdvice}</p>}
              {offer.state === 'reference' && <p className={styles.advice}>{texts.result.reference}</p>}
            </div>
            <h3 className={styles.formulaTitle}>{texts.formula.title}</h3>
            <Formula offer={offer} work={work} outcome={outcome} use={use} />
            <p className={styles.small}>{texts.formula.credits}</p>
            <TrialLink offer={offer} variant="warning" className={styles.act} />
          </>
        ) : (
          <p role="status">{texts.result.incomplete}</p>
        )}
      </section>
    </div>
  )
}

function Figure({ outcome }: { outcome: number }) {
  return (
    <p>
      <strong className={styles.figure}>{formatBRL(Math.abs(outcome))}</strong>{' '}
      {outcome < 0 ? texts.result.lost : texts.result.saved}
    </p>
  )
}

interface NumberFieldProps {
  name: FieldName
  label: ReactNode
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

function NumberField({ name, label, value, problem, onChange }: NumberFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** What the fields hold to begin with. */
const example = (id: ProductId) => typedFrom(id, number(exampleHourCents / 100))

/** What the fields hold when an agent is chosen: its example, and the cost of an hour that was there. */
function typedFrom(id: ProductId, hour: string): Record<FieldName, string> {
  const { tasks, minutes } = exampleWork[id]
  return { tasks: number(tasks), minutes: number(minutes), hour }
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most
}
