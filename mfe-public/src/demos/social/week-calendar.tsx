import { stateNames } from '@ag/agents/social-media/export-posts'
import { networkOf } from '@ag/agents/social-media/networks'
import { angles } from '@ag/agents/social-media/phrases'
import type { Post, PostState } from '@ag/agents/social-media/plan-week'
import { dayAndMonth, weekdays } from '@ag/agents/week'
import { addDays, type Day } from '@ag/core/days'
import { Badge, type Tone } from '@ag/ui'
import { texts } from './texts'
import styles from './week-calendar.module.css'

interface WeekCalendarProps {
  posts: Post[]
  monday: Day
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The seven days and what goes out on each; a post opens below. */
export function WeekCalendar({ posts, monday, chosen, onChoose }: WeekCalendarProps) {
  return (
    <ol className={styles.week}>
      {weekdays.map(({ short, name }, day) => {
        const those = posts.filter((post) => post.day === day)
        return (
          <li key={name} className={styles.day} data-empty={those.length === 0}>
            <p className={styles.name}>
              <abbr title={name}>{short}</abbr> <span>{dayAndMonth(addDays(monday, day))}</span>
            </p>
            {those.length === 0 && <p className={styles.none}>{texts.week.none}</p>}
            {those.map(({ id, time, network, angle, state }) => (
              <button
                key={id}
                type="button"
                className={styles.post}
                data-state={state}
                aria-pressed={id === chosen}
                onClick={() => onChoose(id)}
              >
                <span className={styles.time}>{time}</span> <strong>{networkOf(network).name}</strong>{' '}
                <span className={styles.angle}>{angles.find((each) => each.id === angle)?.name}</span>{' '}
                <StateBadge state={state} />
              </button>
            ))}
          </li>
        )
      })}
    </ol>
  )
}

const tones: Record<PostState, Tone> = { draft: 'neutral', approved: 'success', scheduled: 'accent' }

/** Where a post stands. */
export function StateBadge({ state }: { state: PostState }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>
}
