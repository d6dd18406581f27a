import type { Billing } from '@ag/contracts'
import { formatBRL, formatLongDay, toCents } from '@ag/core'
import { Text } from '@ag/ui'
import { SectionCard } from '@ag/ui/work'
import { isFreeUntil } from '../../parts/charged'
import { InvoiceLines } from './invoice-lines'
import styles from './next-charge.module.css'
import { texts } from './texts'

/** What is charged next, what it is made of and where it leads. */
export function NextCharge({ billing: { next_invoice: next, items, status } }: { billing: Billing }) {
  if (!next)
    return (
      <SectionCard id="next-charge" title={texts.next.title}>
        <Text tone="muted">{texts.next.none}</Text>
        {status === 'none' && (
          <Text size="sm">
            <a href="/agents">{texts.next.agents}</a>
          </Text>
        )}
      </SectionCard>
    )
  const { date, lines, total, projected_total, if_continued } = next
  const isTrial = isFreeUntil(next, items)
  return (
    <SectionCard id="next-charge" title={texts.next.title}>
      <div>
        <p className={styles.total}>{isTrial ? texts.next.free : formatBRL(toCents(projected_total))}</p>
        <Text tone="muted">{(isTrial ? texts.next.until : texts.next.on)(formatLongDay(date))}</Text>
      </div>
      {isTrial && <Text size="sm">{if_continued ? texts.next.ifYouGoOn : texts.next.thenBegins}</Text>}
      <InvoiceLines lines={lines} total={total} name={isTrial ? texts.invoices.total : texts.next.soFar} />
      {toCents(projected_total) > toCents(total) && (
        <Text size="sm" tone="muted">
          {texts.next.projected(formatBRL(toCents(total)))}
        </Text>
      )}
    </SectionCard>
  )
}
