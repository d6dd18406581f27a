import { describeError } from '@ag/core'
import { Alert, Button } from '@ag/ui'
import { useEffect, useRef } from 'react'
import { problemTexts } from './problem-texts'
import type { FreeSlot, SlotProblem } from './slot-choice'
import styles from './slot-problem.module.css'

interface SlotProblemNoticeProps {
  problem: SlotProblem
  onHour: (slot: FreeSlot) => void
}

/** Why there is no hour, and the nearest ones where somebody else was faster. Nobody gets on without: it takes the focus. */
export function SlotProblemNotice({ problem, onHour }: SlotProblemNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem is one more to be told of
  useEffect(() => notice.current?.focus(), [problem])
  const alternatives = problem.type === 'taken' ? problem.alternatives : []
  return (
    <div ref={notice} tabIndex={-1} role="alert" className={styles.problem}>
      <Alert
        tone={problem.type === 'missing' || problem.type === 'failed' ? 'danger' : 'warning'}
        action={
          alternatives.length > 0 && (
            <ul className={styles.alternatives}>
              {alternatives.map((slot) => (
                <li key={slot.start_at}>
                  <Button variant="outline" size="sm" onClick={() => onHour(slot)}>
                    {slot.label}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      >
        {wordsOf(problem)}
      </Alert>
    </div>
  )
}

function wordsOf(problem: SlotProblem): string {
  switch (problem.type) {
    case 'failed':
      return describeError(problem.error, 'booking').message
    case 'taken':
      return problem.alternatives.length > 0 ? problemTexts.taken : problemTexts.takenAndNoneNear
    default:
      return problemTexts[problem.type]
  }
}
