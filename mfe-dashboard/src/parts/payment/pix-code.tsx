import type { Invoice } from '@ag/contracts'
import { formatDay, formatTime } from '@ag/core'
import { Text } from '@ag/ui'
import { CodeToCopy } from './code-to-copy'
import styles from './pix-code.module.css'
import { texts } from './texts'

/** A Pix as a picture for a phone's camera and as a text for its clipboard. */
export function PixCode({ pix }: { pix: NonNullable<Invoice['pix']> }) {
  const { copy_paste, qr_svg, expires_at } = pix
  return (
    <div className={styles.pix}>
      <div className={styles.scan}>
        <p>{texts.pix.scan}</p>
        {/* As a picture, whatever stands in it can neither run nor load anything. */}
        <img
          className={styles.code}
          src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
          alt={texts.pix.picture}
          width={240}
          height={240}
        />
      </div>
      <p>{texts.pix.paste}</p>
      <CodeToCopy text={copy_paste} copy={texts.pix.copy}>
        {copy_paste}
      </CodeToCopy>
      {expires_at && (
        <Text size="sm" tone="muted">
          {texts.pix.until(formatDay(expires_at), formatTime(expires_at))}
        </Text>
      )}
    </div>
  )
}
