import type { Invoice } from '@ag/contracts'
import { formatDay } from '@ag/core'
import { ExternalLink, Text } from '@ag/ui'
import styles from './boleto-slip.module.css'
import { CodeToCopy } from './code-to-copy'
import { texts } from './texts'

/** A boleto as the number that a bank asks for, its last day and the page that shows it whole. */
export function BoletoSlip({ boleto }: { boleto: NonNullable<Invoice['boleto']> }) {
  const { barcode, url, expires_at } = boleto
  return (
    <div className={styles.boleto}>
      <p>{texts.boleto.number}</p>
      <CodeToCopy text={barcode.replace(/\D/g, '')} copy={texts.boleto.copy}>
        {barcode}
      </CodeToCopy>
      <p>
        <ExternalLink href={url}>{texts.boleto.page}</ExternalLink>
      </p>
      <Text size="sm" tone="muted">
        {texts.boleto.until(formatDay(expires_at))}
      </Text>
    </div>
  )
}
