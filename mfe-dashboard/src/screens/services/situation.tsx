import type { BillingItem, Invoice } from '@ag/contracts'
import { dataRetentionDays, formatBRL, formatLongDay, readOnlyDays, toCents, trialMessage } from '@ag/core'
import { lastDayBefore } from '@ag/core/days'
import { Alert, Text } from '@ag/ui'
import { daysAfter } from './next-charge'
import { texts } from './texts'

const words = texts.state

interface SituationProps {
  item: BillingItem
  /** What nobody has paid yet for the agent. */
  unpaid: Invoice | undefined
}

/** What an agent's state means now, and what is still to be paid for it. */
export function Situation({ item, unpaid }: SituationProps) {
  if (item.status === 'past_due') return <PastDue unpaid={unpaid} />
  const lines = meanings[item.status](item)
  return (
    <>
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      {unpaid && <Unpaid item={item} invoice={unpaid} />}
    </>
  )
}

const meanings: Record<BillingItem['status'], (item: BillingItem) => string[]> = {
  trialing: (item) => [
    ...said(trialMessage(item, Date.now())),
    ...said(
      item.trial_ends_at &&
        (item.continues_after_trial ? words.begins : words.trialUntil)(formatLongDay(item.trial_ends_at)),
    ),
  ],
  trial_ended: (item) => [
    ...said(item.continues_after_trial ? words.beginning : trialMessage(item, Date.now())),
    ...said(item.trial_ends_at && words.readOnly(formatLongDay(daysAfter(item.trial_ends_at, readOnlyDays)))),
  ],
  active: () => [],
  past_due: () => [],
  cancel_at_period_end: ({ current_period_end }) =>
    said(
      current_period_end && words.ends(formatLongDay(lastDayBefore(current_period_end)), dataRetentionDays),
    ),
  paused: () => [words.paused(dataRetentionDays)],
  cancelled: () => [words.cancelled],
  unknown: () => [],
}

const said = (line: string | null | undefined): string[] => (line ? [line] : [])

function PastDue({ unpaid }: { unpaid: Invoice | undefined }) {
  const next = unpaid?.failure?.next_try
  return (
    <Alert tone="danger" title={words.pastDue}>
      {[next && words.nextTry(formatLongDay(next)), words.payWithPix].filter(Boolean).join(' ')}
    </Alert>
  )
}

function Unpaid({ item, invoice }: { item: BillingItem; invoice: Invoice }) {
  const amount = formatBRL(toCents(invoice.total))
  return (
    <Alert tone="warning" title={invoice.failure?.message}>
      {item.status === 'paused'
        ? words.unpaidFirst(invoice.number, amount)
        : words.unpaid(invoice.number, amount, formatLongDay(invoice.due_date))}
    </Alert>
  )
}
