import { channelName } from '@ag/agents/marketing-ai/brief'
import type { Week } from '@ag/agents/marketing-ai/plan-month'
import { dayAndMonth, weekdays } from '@ag/agents/week'
import { formatBRL } from '@ag/core'
import styles from './month-plan.module.css'
import { texts } from './texts'

/** The four weeks with their days: what is done, where, and for how much. */
export function MonthPlan({ weeks }: { weeks: Week[] }) {
  return (
    <ol className={styles.month}>
      {weeks.map(({ title, focus, start, cents, reserve, steps }, index) => (
        <li key={title} className={styles.week}>
          <p className={styles.number}>
            {texts.calendar.week(index + 1)} <span>{texts.calendar.from(dayAndMonth(start))}</span>
          </p>
          <p className={styles.title}>{title}</p>
          <p className={styles.focus}>{focus}</p>
          <Days steps={steps} />
          <ul className={styles.steps}>
            {steps.map(({ channel, day, date, text }) => (
              <li key={channel} className={styles.step}>
                <span className={styles.date}>
                  {weekdays[day]?.short} {dayAndMonth(date)}
                </span>
                <span>
                  <strong>{channelName(channel)}</strong> {text}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.money}>
            {texts.calendar.money(formatBRL(cents), reserve > 0 ? formatBRL(reserve) : undefined)}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The week at a glance; the list below says the same in words. */
function Days({ steps }: { steps: Week['steps'] }) {
  return (
    <div className={styles.days} aria-hidden="true">
      {weekdays.map(({ short }, day) => {
        const count = steps.filter((step) => step.day === day).length
        return (
          <span key={short} className={styles.day} data-busy={count > 0}>
            {short}
            <b>{count > 0 ? count : '·'}</b>
          </span>
        )
      })}
    </div>
  )
}
