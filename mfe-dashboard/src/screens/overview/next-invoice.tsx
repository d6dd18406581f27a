import type { Dashboard } from '@ag/contracts'
import { formatBRL, formatLongDay, toCents } from '@ag/core'
import { restOfMonthInWords } from '@ag/core/charges'
import { Card, Heading, Text } from '@ag/ui'
import { isFreeUntil } from '../../parts/charged'
import styles from './next-invoice.module.css'
import { texts } from './texts'

const words = texts.nextInvoice

type About = Pick<Dashboard, 'next_invoice' | 'services'>

/** What is due next, of what it is made and when; while nothing is paid for, until when it is free. */
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
  if (!invoice) return <Text tone="muted">{words.none}</Text>
  const { amount, due_date, estimated_usage, if_continued } = invoice
  const day = formatLongDay(due_date)
  if (isFreeUntil(invoice, services)) {
    return (
      <>
        <p className={styles.amount}>{words.free}</p>
        <Text tone="muted">{words.until(day)}</Text>
        <Text size="sm">
          {(if_continued ? words.ifYouGoOn : words.thenBegins)(
            `${restOfMonthInWords(due_date)}: ${reais(amount)}`,
          )}
        </Text>
      </>
    )
  }
  return (
    <>
      <p className={styles.amount}>{reais(amount + estimated_usage)}</p>
      <Text tone="muted">{words.due(day)}</Text>
      {estimated_usage > 0 && (
        <dl className={styles.parts}>
          {amount > 0 && <Part name={words.monthly} amount={amount} />}
          <Part name={words.usage} amount={estimated_usage} />
        </dl>
      )}
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
