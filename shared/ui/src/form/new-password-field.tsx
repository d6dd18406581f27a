import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import styles from './form.module.css'
import { PasswordField, type PasswordFieldProps } from './password-field'
import { texts } from './texts'

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'below'> {
  /** Texts about its owner (name, e-mail, company), which it should not lean on; asked each time it is judged. */
  aboutOwner?: () => (string | null | undefined)[]
  /** Fewest characters that the server takes. */
  least?: number
}

/** A password being chosen, and how hard it is to guess. What judges it is fetched when somebody comes to the field. */
export function NewPasswordField({ aboutOwner = () => [], least = 12, ...field }: NewPasswordFieldProps) {
  const { verdict, judge, forget } = useVerdict(aboutOwner, least)
  const onUse = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    judge(currentTarget.value)
    // A form that is emptied tells nobody of its fields.
    currentTarget.form?.addEventListener('reset', forget)
  }
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      onFocus={onUse}
      onInput={onUse}
      below={<Strength verdict={verdict} />}
    />
  )
}

/** Takes its room before there is a verdict: a button below that moved away would miss a press. */
function Strength({ verdict }: { verdict: Verdict | undefined }) {
  const { levels, of } = texts.strength
  const level = verdict?.level ?? -1
  return (
    <div className={styles.strength} data-level={verdict?.level}>
      <span className={styles.steps} aria-hidden="true">
        {levels.map((name, step) => (
          <span key={name} className={styles.step} data-reached={step <= level || undefined} />
        ))}
      </span>
      <p role="status">{verdict && `${of(levels[verdict.level] ?? '')} ${verdict.advice}`.trim()}</p>
    </div>
  )
}

interface Verdict {
  /** From 0 to 4. */
  level: number
  advice: string
}

/** Somebody who types is left in peace until they pause. */
const pause = 400

function useVerdict(aboutOwner: () => (string | null | undefined)[], least: number) {
  const [verdict, setVerdict] = useState<Verdict>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef<string>(undefined)

  function judge(password: string) {
    newest.current = password
    clearTimeout(timer.current)
    // Where its code cannot be had there is no meter, and the server judges alone.
    timer.current = setTimeout(() => void show(password).catch(() => undefined), pause)
  }

  async function show(password: string) {
    const { good, strengthOf } = await import(/* webpackChunkName: "strength" */ './strength')
    if (newest.current !== password) return
    if (password === '') return setVerdict(undefined)
    const { score, weakness = '' } = strengthOf(password, aboutOwner().filter(isText))
    const { tooShort, weaknesses, otherwise } = texts.strength
    if (password.length < least) setVerdict({ level: Math.min(score, good - 1), advice: tooShort(least) })
    else setVerdict({ level: score, advice: score < good ? (weaknesses[weakness] ?? otherwise) : '' })
  }

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    newest.current = undefined
    setVerdict(undefined)
  }, [])
  useEffect(() => forget, [forget])

  return { verdict, judge, forget }
}

const isText = (text: string | null | undefined) => typeof text === 'string'
