import { cut, lengthOf, shownSubject } from '@ag/agents/email-marketing/check-email'
import { Input } from '@ag/ui/form'
import { useId } from 'react'
import styles from './subject-choice.module.css'
import { texts } from './texts'

interface SubjectChoiceProps {
  subjects: string[]
  chosen: number
  onChoose: (index: number) => void
  onChange: (index: number, subject: string) => void
}

/** The three subjects: one is chosen, all can be changed, each with how much of it a phone shows. */
export function SubjectChoice({ subjects, chosen, onChoose, onChange }: SubjectChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.subjects}>
      <legend className={styles.legend}>{texts.edit.subjects}</legend>
      {subjects.map((subject, index) => {
        const kind = texts.edit.kinds[index] ?? ''
        return (
          <div key={kind} className={styles.subject} data-chosen={index === chosen}>
            <label className={styles.kind}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={index === chosen}
                onChange={() => onChoose(index)}
                aria-label={texts.edit.choose(kind)}
              />
              {kind}
            </label>
            <Input
              value={subject}
              maxLength={150}
              aria-label={texts.edit.subject(kind)}
              aria-describedby={`${name}${index}`}
              onChange={({ target }) => onChange(index, target.value)}
            />
            <Meter id={`${name}${index}`} subject={subject} />
          </div>
        )
      })}
    </fieldset>
  )
}

/** How long a subject is beside what a phone shows of it. */
function Meter({ id, subject }: { id: string; subject: string }) {
  const { phone } = shownSubject
  const length = lengthOf(subject)
  const over = length > phone
  const longest = phone * 1.5
  return (
    <div className={styles.meter} data-over={over}>
      <svg
        className={styles.gauge}
        viewBox={`0 0 ${longest} 4`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.track} width={longest} height="4" />
        <rect className={styles.filled} width={Math.min(length, longest)} height="4" />
        <rect className={styles.limit} x={phone} width="0.5" height="4" />
      </svg>
      <p id={id} className={styles.count}>
        {over ? texts.edit.cutOnPhone(length, phone) : texts.edit.fits(length, phone)}
        {over && <span className={styles.cut}> “{cut(subject, phone)}…”</span>}
      </p>
    </div>
  )
}
