import { getAvailableSlots, getConsultantDay } from '@ag/contracts'
import { formatDay, formatTime, isoDay } from '@ag/core'
import { query, useQuery, useSuspenseQuery } from '@ag/platform'
import { Alert, Button, Cluster, DataError, Skeleton, Stack, Text } from '@ag/ui'
import { RadioGroup } from '@ag/ui/controls'
import { Field, Select } from '@ag/ui/form'
import { useEffect, useRef } from 'react'
import { consultants } from '../meetings'
import styles from './slots.module.css'
import { texts } from './texts'
import type { SlotChoice } from './use-slot-choice'

/** Person, day and hour of a meeting: the hours that are free, and what to do where there are none. */
export function SlotFields({ choice }: { choice: SlotChoice }) {
  const people = useSuspenseQuery(consultants).data.items
  const { wish } = choice
  return (
    <Stack>
      <Select
        label={texts.consultant}
        name="consultant_id"
        value={wish.consultantId}
        onChange={({ target }) => choice.meet(target.value)}
      >
        <option value="">{texts.anybody}</option>
        {people
          .filter(({ is_active }) => is_active)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
      <Field
        type="date"
        label={texts.day}
        name="day"
        min={isoDay(Date.now())}
        value={wish.day}
        onChange={({ target }) => choice.goTo(target.value)}
        required
      />
      {choice.problem && <SlotProblem choice={choice} />}
      <FreeHours choice={choice} />
    </Stack>
  )
}

function SlotProblem({ choice: { problem, pick } }: { choice: SlotChoice }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])
  const near = problem?.type === 'taken' ? problem.alternatives : []
  return (
    <div ref={alert} tabIndex={-1}>
      <Alert tone={problem?.type === 'missing' ? 'danger' : 'warning'} role="alert">
        <p>
          {problem?.type === 'missing'
            ? texts.missing
            : near.length > 0
              ? texts.taken
              : texts.takenAndNoneNear}
        </p>
        {near.length > 0 && (
          <Cluster>
            {near.map(({ start_at, label }) => (
              <Button key={start_at} variant="outline" size="sm" onClick={() => pick(start_at)}>
                {label}
              </Button>
            ))}
          </Cluster>
        )}
      </Alert>
    </div>
  )
}

/** Hours come and go while somebody thinks. */
const fresh = { staleTime: 10_000 }

function FreeHours({ choice }: { choice: SlotChoice }) {
  const { day, consultantId, start } = choice.wish
  const isWished = day >= isoDay(Date.now())
  const anybody = useQuery({
    ...query(getAvailableSlots, { params: { date: day } }, fresh),
    enabled: isWished && consultantId === '',
  })
  const somebody = useQuery({
    ...query(getConsultantDay, { params: { id: consultantId, date: day } }, fresh),
    enabled: isWished && consultantId !== '',
  })
  const { data, error, refetch } = consultantId ? somebody : anybody
  if (!isWished) return <Text tone="muted">{day ? texts.closed.past : texts.chooseDay}</Text>
  if (error) return <DataError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={2} />
  if (data.slots.length > 0) {
    return (
      <RadioGroup
        key={choice.epoch}
        className={styles.hours}
        label={texts.hours}
        name="start_at"
        hint={texts.zone}
        defaultValue={data.slots.find(({ start_at }) => isSame(start_at, start))?.start_at}
        onChange={({ target }) => choice.choose(target.value)}
        options={data.slots.map(({ start_at }) => ({ value: start_at, label: formatTime(start_at) }))}
        required
      />
    )
  }
  const { closed_reason, closed_label, next_available_date: next } = data
  const isDayOver = closed_reason === 'past' && day === isoDay(Date.now())
  const why = isDayOver ? texts.dayOver : texts.closed[closed_reason ?? 'full']
  return (
    <div role="status">
      <Stack gap="sm">
        <Text tone="muted">{closed_label ? texts.closedFor(closed_label) : why}</Text>
        {next && (
          <div>
            <Button variant="outline" size="sm" onClick={() => choice.goTo(next)}>
              {texts.next(formatDay(next))}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  )
}

const isSame = (one: string, other: string | undefined) =>
  other !== undefined && Date.parse(one) === Date.parse(other)
