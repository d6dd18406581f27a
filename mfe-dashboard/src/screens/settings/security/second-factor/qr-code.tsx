import styles from './qr-code.module.css'

interface QrCodeProps {
  label: string
  /** Its rows; true is a dark dot. */
  dots: boolean[][]
}

/** A square picture for a camera: dark on white in every theme. */
export function QrCode({ label, dots }: QrCodeProps) {
  const path = dots.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.code} viewBox={`0 0 ${dots.length} ${dots.length}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
