import type { Dashboard } from '@ag/contracts'
import { formatBRL, formatLongDay, toCents } from '@ag/core'
import { Card, Heading, Text } from '@ag/ui'
import styles from './next-invoice.module.css'
import { texts } from './texts'

interface NextInvoiceProps {
  dashboard: Pick<Dashboard, 'next_invoice' | 'services'>
  /** Words of a link to the billing section. */
  link?: string
}

/** What is due next and when; during the first trial, that nothing is. */
export function NextInvoice({ dashboard, link }: NextInvoiceProps) {
  return (
    <Card as="section" aria-labelledby="next-invoice">
      <Heading level={2} size="md" id="next-invoice">
        {texts.title}
      </Heading>
      <Amount {...dashboard} />
      {link && (
        <Text size="sm">
          <a href="/dashboard/billing">{link}</a>
        </Text>
      )}
    </Card>
  )
}

function Amount({ next_invoice: invoice, services }: NextInvoiceProps['dashboard']) {
  const firstDay = firstInvoiceDay({ next_invoice: invoice, services })
  return (
    <>
      {invoice && (
        <>
          <p className={styles.amount}>{formatBRL(toCents(invoice.amount))}</p>
          {!firstDay && <Text tone="muted">{texts.due(formatLongDay(invoice.due_date))}</Text>}
          {invoice.estimated_usage > 0 && (
            <Text size="sm" tone="muted">
              {texts.usage(formatBRL(toCents(invoice.estimated_usage)))}
            </Text>
          )}
        </>
      )}
      {firstDay && <Text tone="muted">{texts.first(formatLongDay(firstDay))}</Text>}
      {!invoice && !firstDay && <Text tone="muted">{texts.none}</Text>}
    </>
  )
}

/** The day of the very first invoice, while everything the customer holds is still in trial. */
function firstInvoiceDay({ next_invoice, services }: NextInvoiceProps['dashboard']): string | undefined {
  const inTrial = services.length > 0 && services.every(({ status }) => status === 'trialing')
  if (!inTrial) return undefined
  const ends = services.flatMap(({ trial_ends_at }) => trial_ends_at ?? [])
  return next_invoice?.due_date ?? ends.sort()[0]
}
