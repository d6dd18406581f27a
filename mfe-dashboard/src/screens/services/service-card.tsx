import type { Billing, BillingItem, Invoice, Service } from '@ag/contracts'
import { agentPath, describeError, formatBRL, formatDay, formatLongDay, isoDay, toCents } from '@ag/core'
import { chargeInWords } from '@ag/core/charges'
import { notify, untilClosed, useMutation } from '@ag/platform'
import { Alert, Button, ButtonLink, Card, Cluster, Heading, Stack, Text, VisuallyHidden } from '@ag/ui'
import { Progress } from '@ag/ui/data'
import { useState } from 'react'
import { StatusBadge } from '../../parts/service-list/status-badge'
import { AfterTrialDialog } from './after-trial-dialog'
import { CancelDialog } from './cancel-dialog'
import { nextCharge } from './next-charge'
import { RefundDialog } from './refund-dialog'
import styles from './service-card.module.css'
import { Situation } from './situation'
import { stopAfterTrial, undoCancel, unpaidFor } from './subscriptions'
import { texts } from './texts'

interface ServiceCardProps {
  item: BillingItem
  billing: Billing
  /** How far its set-up is. */
  setup: Service['setup'] | undefined
  /** Shows what going on with it would cost. */
  onBegin: () => void
  /** It is no longer held. */
  onGone: () => void
}

/** One agent: its state and what that means, what it costs next, its set-up, and what can be done about it. */
export function ServiceCard({ item, billing, setup, onBegin, onGone }: ServiceCardProps) {
  const { product_id, name, status, next_price } = item
  const path = agentPath(product_id)
  const unpaid = unpaidFor(item, billing)
  return (
    <Card as="li">
      <div className={styles.head}>
        <Heading level={3} size="lg" id={titleId(item)} tabIndex={-1}>
          {name}
        </Heading>
        <StatusBadge status={status} />
      </div>
      <Situation item={item} unpaid={unpaid} />
      <Charges item={item} billing={billing} />
      {next_price && (
        <Alert>{texts.charge.newPrice(formatLongDay(next_price.from), reais(next_price.price))}</Alert>
      )}
      {setup && setup.total > 0 && (
        <Progress label={texts.setup(setup.done, setup.total)} max={setup.total} value={setup.done} />
      )}
      <Stack gap="xs" className={styles.foot}>
        <Cluster>
          <ButtonLink size="sm" href={`/dashboard/services/${product_id}`}>
            {texts.open}
            <VisuallyHidden>{texts.ofAgent(name)}</VisuallyHidden>
          </ButtonLink>
          <Actions item={item} billing={billing} unpaid={unpaid} onBegin={onBegin} onGone={onGone} />
        </Cluster>
        {path && (
          <Text size="sm" className={styles.more}>
            <a href={path}>{texts.about(name)}</a>
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const titleId = ({ product_id }: BillingItem) => `agent-${product_id}`

function Charges({ item, billing }: Pick<ServiceCardProps, 'item' | 'billing'>) {
  const { status, price, guarantee_until, refund_amount } = item
  const next = nextCharge(item, billing)
  const charge = next
    ? texts.charge.on(reais(next.amount), formatDay(next.date))
    : status === 'trialing'
      ? chargeAfterTrial(item)
      : texts.charge.none
  return (
    <dl className={styles.charges}>
      <div>
        <dt>{texts.charge.monthly}</dt>
        <dd>{reais(price)}</dd>
      </div>
      <div>
        <dt>{texts.charge.next}</dt>
        <dd>{charge}</dd>
      </div>
      {guarantee_until && refund_amount !== null && (
        <div>
          <dt>{texts.charge.guarantee}</dt>
          <dd>{texts.charge.until(formatDay(guarantee_until))}</dd>
        </div>
      )}
    </dl>
  )
}

/** What going on costs first, and when, where that has been decided. */
function chargeAfterTrial({ price, trial_ends_at, continues_after_trial }: BillingItem): string {
  if (!trial_ends_at) return texts.charge.none
  const charge = chargeInWords(toCents(price), isoDay(trial_ends_at))
  return continues_after_trial
    ? texts.charge.begins(formatDay(trial_ends_at), charge)
    : texts.charge.trial(charge)
}

/** Words of the way (back) into an agent, where there is one. */
const beginnings: Partial<Record<BillingItem['status'], string>> = {
  trialing: texts.actions.subscribe,
  trial_ended: texts.actions.subscribe,
  paused: texts.actions.resume,
  cancelled: texts.actions.resume,
}

const canBeCancelled = (status: BillingItem['status']) =>
  status !== 'cancelled' && status !== 'cancel_at_period_end' && status !== 'unknown'

interface ActionsProps extends Pick<ServiceCardProps, 'item' | 'billing' | 'onBegin' | 'onGone'> {
  /** What has to be paid first. */
  unpaid: Invoice | undefined
}

function Actions({ item, billing, unpaid, onBegin, onGone }: ActionsProps) {
  const { name, status, refund_amount, continues_after_trial } = item
  const [open, setOpen] = useState<'cancel' | 'refund' | 'after-trial'>()
  const close = () => setOpen(undefined)
  const gone = () => {
    close()
    onGone()
  }
  const isOwed = unpaid !== undefined || status === 'past_due'
  const beginning = isOwed ? undefined : beginnings[status]
  const which = <VisuallyHidden>{texts.ofAgent(name)}</VisuallyHidden>
  return (
    <>
      {isOwed && (
        <ButtonLink size="sm" href={payPath(unpaid)}>
          {texts.actions.pay}
          {which}
        </ButtonLink>
      )}
      {beginning && (
        <Button size="sm" onClick={onBegin}>
          {beginning}
          {which}
        </Button>
      )}
      {status === 'trialing' &&
        !isOwed &&
        (continues_after_trial ? (
          <Turn
            item={item}
            label={texts.actions.stop}
            done={texts.actions.stopped(name)}
            turn={stopAfterTrial}
          />
        ) : (
          <Button size="sm" variant="outline" onClick={() => setOpen('after-trial')}>
            {texts.actions.continue}
            {which}
          </Button>
        ))}
      {status === 'cancel_at_period_end' && (
        <Turn item={item} label={texts.actions.undo} done={texts.actions.undone(name)} turn={undoCancel} />
      )}
      {refund_amount !== null && (
        <Button size="sm" variant="outline" onClick={() => setOpen('refund')}>
          {texts.actions.refund}
          {which}
        </Button>
      )}
      {canBeCancelled(status) && (
        <Button size="sm" variant="outline" onClick={() => setOpen('cancel')}>
          {texts.actions.cancel}
          {which}
        </Button>
      )}
      {open === 'after-trial' && <AfterTrialDialog item={item} billing={billing} onClose={close} />}
      {open === 'cancel' && <CancelDialog item={item} onClose={close} onCancelled={gone} />}
      {open === 'refund' && refund_amount !== null && (
        <RefundDialog item={item} amount={refund_amount} onClose={close} onRefunded={gone} />
      )}
    </>
  )
}

const payPath = (invoice: Invoice | undefined): string =>
  invoice ? `/dashboard/billing?invoice=${encodeURIComponent(invoice.id)}` : '/dashboard/billing'

interface TurnProps {
  item: BillingItem
  label: string
  /** What is said once it is done. */
  done: string
  turn: (item: BillingItem) => Promise<void>
}

/** Takes a decision about an agent back, at one press. */
function Turn({ item, label, done, turn }: TurnProps) {
  const turning = useMutation({
    mutationFn: () => turn(item),
    onSuccess: () => {
      document.getElementById(titleId(item))?.focus()
      notify({ type: 'success', title: done, duration: untilClosed })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <Button size="sm" variant="outline" loading={turning.isPending} onClick={() => turning.mutate()}>
      {label}
      <VisuallyHidden>{texts.ofAgent(item.name)}</VisuallyHidden>
    </Button>
  )
}

const reais = (amount: number) => formatBRL(toCents(amount))
