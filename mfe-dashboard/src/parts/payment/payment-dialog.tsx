import type { Invoice } from '@ag/contracts'
import { describeError, formatBRL, formatDay, toCents } from '@ag/core'
import { notify, untilClosed, useMutation, useQuery } from '@ag/platform'
import { Alert, Button, DataError, Skeleton, Text } from '@ag/ui'
import { FormError } from '@ag/ui/form'
import { LoadingOverlay, Modal } from '@ag/ui/overlay'
import { FormModal } from '@ag/ui/work'
import { type ReactNode, useEffect, useState } from 'react'
import { BoletoSlip } from './boleto-slip'
import { invoiceOf, isExpired, isUnpaid, payWith, refreshBilling } from './pay-invoice'
import { PayerPart } from './payer-part'
import styles from './payment-dialog.module.css'
import { keepProfile, type Payment, paymentForm } from './payment-form'
import { PaymentOptionChoice } from './payment-option-choice'
import { type Payable, paymentOptions } from './payment-options'
import { PixCode } from './pix-code'
import { texts } from './texts'
import { usePaymentDraft } from './use-payment-draft'

interface PaymentDialogProps {
  id: string
  /** The invoice as a list has it already. */
  known: Invoice | undefined
  payable: Payable
  onClose: () => void
}

/** Pays one invoice, and shows what became of it. */
export function PaymentDialog({ id, known, payable, onClose }: PaymentDialogProps) {
  const {
    data: invoice,
    dataUpdatedAt,
    error,
    refetch,
  } = useQuery({ ...invoiceOf(id, payable.sandbox), placeholderData: known })
  const [isChoosing, setChoosing] = useState(false)
  const [asked, setAsked] = useState<Code>('pix')
  const [refused, setRefused] = useState<unknown>()
  const [isDone, setDone] = useState(false)

  // The address follows in its own time, and the payment is told once.
  if (isDone) return null

  if (!invoice)
    return (
      <Modal open title={texts.pay.loading} onClose={onClose}>
        {error ? <DataError error={error} onRetry={() => void refetch()} /> : <Skeleton rows={4} />}
      </Modal>
    )

  const code = codeOf(invoice, asked, dataUpdatedAt)
  if (isUnpaid(invoice) && (isChoosing || !code)) {
    const pay = async (payment: Payment) => {
      setRefused(undefined)
      try {
        await keepProfile(payment)
        const { type } = payment.option
        const paid = await payWith(id, payment.option)
        setChoosing(false)
        if (type !== 'card') setAsked(type)
        else {
          setDone(true)
          notify(said(paid))
          onClose()
        }
      } catch (failure) {
        setRefused(failure)
        throw failure
      }
    }
    return <Choice invoice={invoice} payable={payable} pay={pay} onClose={onClose} />
  }

  return (
    <Modal
      open
      title={texts.pay.title(invoice.number)}
      onClose={onClose}
      footer={
        <Button variant={isUnpaid(invoice) ? 'outline' : 'primary'} onClick={onClose}>
          {texts.pay.close}
        </Button>
      }
    >
      <div className={styles.content}>
        <Sum invoice={invoice} />
        {refused !== undefined && !isUnpaid(invoice) && <FormError {...describeError(refused)} />}
        <Outcome
          invoice={invoice}
          code={code}
          now={dataUpdatedAt}
          isSandbox={payable.sandbox}
          onOtherWay={() => setChoosing(true)}
        />
      </div>
    </Modal>
  )
}

function said({ status }: Invoice): Parameters<typeof notify>[0] {
  if (status === 'paid') return { type: 'success', title: texts.pay.paid, duration: untilClosed }
  return { type: 'info', title: texts.pay.pending, message: texts.pay.pendingLead, duration: untilClosed }
}

interface ChoiceProps {
  invoice: Invoice
  payable: Payable
  pay: (payment: Payment) => Promise<unknown>
  onClose: () => void
}

function Choice({ invoice, payable, pay, onClose }: ChoiceProps) {
  const draft = usePaymentDraft()
  const options = paymentOptions(payable, invoice.payment_types)
  if (options.length === 0)
    return (
      <Modal
        open
        title={texts.pay.title(invoice.number)}
        onClose={onClose}
        footer={<Button onClick={onClose}>{texts.pay.close}</Button>}
      >
        <div className={styles.content}>
          <Sum invoice={invoice} />
          <PaymentOptionChoice options={options} payable={payable} />
        </div>
      </Modal>
    )
  return (
    <FormModal
      title={texts.pay.title(invoice.number)}
      submit={texts.pay.submit}
      waiting={texts.pay.waiting}
      schema={paymentForm(options, payable)}
      draft={draft}
      action={pay}
      onClose={onClose}
    >
      <Sum invoice={invoice} />
      {invoice.status === 'open' && invoice.failure && (
        <Text size="sm">{texts.pay.failed(formatDay(invoice.due_date))}</Text>
      )}
      <PaymentOptionChoice options={options} payable={payable} />
      <PayerPart options={options} payable={payable} />
      {options.some(({ token }) => token) && (
        <Text size="sm" tone="muted">
          {texts.pay.newCard}
        </Text>
      )}
    </FormModal>
  )
}

function Sum({ invoice: { total, due_date, status } }: { invoice: Invoice }) {
  return (
    <div>
      <p className={styles.total}>{formatBRL(toCents(total))}</p>
      {isUnpaid({ status }) && (
        <Text size="sm" tone="muted">
          {texts.pay.due(formatDay(due_date))}
        </Text>
      )}
    </div>
  )
}

type Code = 'pix' | 'boleto'

/** Which code of an invoice is shown: the one that was asked for here, unless only the other can still be paid. */
function codeOf(invoice: Invoice, asked: Code, now: number): Code | undefined {
  const there = ([asked, 'pix', 'boleto'] as const).filter((code) => invoice[code])
  return there.find((code) => !isExpired(invoice[code] ?? never, now)) ?? there[0]
}

const never = { expires_at: null }

interface OutcomeProps {
  invoice: Invoice
  code: Code | undefined
  /** When it was asked for last. */
  now: number
  isSandbox: boolean
  onOtherWay: () => void
}

/** How the payment stands; the state is in one place from the beginning, so that each change of it is read out. */
function Outcome({ invoice, code = 'pix', now, isSandbox, onOtherWay }: OutcomeProps) {
  const { status, pix, boleto } = invoice
  const isPaid = status === 'paid'
  const isOver = isExpired(invoice[code] ?? never, now)
  useEffect(() => {
    if (isPaid) void refreshBilling()
  }, [isPaid])
  const renewal = useMutation({
    mutationFn: () => payWith(invoice.id, { type: code }),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <LoadingOverlay loading={renewal.isPending} label={texts[code].renewing}>
      <div className={styles.content}>
        {code === 'pix' && pix && !isOver && <PixCode pix={pix} />}
        {code === 'boleto' && boleto && !isOver && <BoletoSlip boleto={boleto} />}
        <div role="status">
          {isUnpaid(invoice) ? (
            <Waiting code={code} isOver={isOver} isSandbox={isSandbox} />
          ) : (
            ended[status]?.()
          )}
        </div>
        {isUnpaid(invoice) && (
          <div className={styles.actions}>
            {isOver && invoice.payment_types.includes(code) && (
              <Button size="sm" loading={renewal.isPending} onClick={() => renewal.mutate()}>
                {texts[code].again}
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={onOtherWay}>
              {texts.pix.otherWay}
            </Button>
          </div>
        )}
      </div>
    </LoadingOverlay>
  )
}

function Waiting({ code, isOver, isSandbox }: { code: Code; isOver: boolean; isSandbox: boolean }) {
  if (isOver) return <Alert tone="warning">{texts[code].expired}</Alert>
  if (isSandbox) return <Alert title={texts[code].waiting}>{texts.pay.sandbox}</Alert>
  if (code === 'boleto') return <Alert title={texts.boleto.waiting}>{texts.boleto.waitingLead}</Alert>
  return <Alert title={texts.pix.waiting} />
}

/** What is said of an invoice that nothing can be paid for any more. */
const ended: Partial<Record<Invoice['status'], () => ReactNode>> = {
  paid: () => (
    <Alert tone="success" title={texts.pay.paid}>
      {texts.pay.paidLead}
    </Alert>
  ),
  refunded: () => <Alert title={texts.pay.over.refunded} />,
  void: () => (
    <Alert title={texts.pay.over.void}>
      {texts.pay.overLead} <a href="/dashboard/services">{texts.pay.services}</a>.
    </Alert>
  ),
}
