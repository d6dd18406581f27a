import type { Dashboard } from '@ag/contracts'
import { formatBRL, formatLongDay, toCents } from '@ag/core'
import { restOfMonthInWords } from '@ag/core/charges'
import { Card, Heading, Text } from '@ag/ui'
import styles from './next-invoice.module.css'
import { texts } from './texts'

const words = texts.nextInvoice

type About = Pick<Dashboard, 'next_invoice' | 'services'>

/** What is due next, of what it is made and when; during the first trial, that nothing is. */
export function NextInvoice({ dashboard }: { dashboard: About }) {
  return (
    <Card as="section" aria-labelledby="next-invoice">
      <Heading level={2} size="md" id="next-invoice">
        {words.title}
      </Heading>
      <Amount {...dashboard} />
      <Text size="sm">
        <a href="/dashboard/billing" className={styles.link}>
          {words.seeBilling}
        </a>
      </Text>
    </Card>
  )
}

function Amount({ next_invoice: invoice, services }: About) {
  const firstDay = firstInvoiceDay({ next_invoice: invoice, services })
  return (
    <>
      {invoice && !firstDay && (
        <>
          <p className={styles.amount}>{reais(invoice.amount + invoice.estimated_usage)}</p>
          <Text tone="muted">{words.due(formatLongDay(invoice.due_date))}</Text>
          {invoice.estimated_usage > 0 && (
            <dl className={styles.parts}>
              <Part name={words.monthly} amount={invoice.amount} />
              <Part name={words.usage} amount={invoice.estimated_usage} />
            </dl>
          )}
        </>
      )}
      {firstDay && (
        <>
          <p className={styles.amount}>{words.free}</p>
          <Text tone="muted">{words.until(formatLongDay(firstDay))}</Text>
        </>
      )}
      {firstDay && invoice && (
        <Text size="sm">
          {(services.every((each) => each.continues_after_trial) ? words.thenBegins : words.ifYouGoOn)(
            `${restOfMonthInWords(invoice.due_date)}: ${reais(invoice.amount)}`,
          )}
        </Text>
      )}
      {!invoice && !firstDay && <Text tone="muted">{words.none}</Text>}
    </>
  )
}

function Part({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{reais(amount)}</dd>
    </div>
  )
}

const reais = (amount: number) => formatBRL(toCents(amount))

/** The day of the very first invoice, while everything the customer holds is still in trial. */
function firstInvoiceDay({ next_invoice, services }: About): string | undefined {
  const inTrial = services.length > 0 && services.every(({ status }) => status === 'trialing')
  if (!inTrial) return undefined
  const ends = services.flatMap(({ trial_ends_at }) => trial_ends_at ?? [])
  return next_invoice?.due_date ?? ends.sort()[0]
}
