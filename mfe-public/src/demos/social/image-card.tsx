import type { Card } from '@ag/agents/social-media/write-post'
import styles from './image-card.module.css'

interface ImageCardProps {
  card: Card
  /** The description that goes out with the post. */
  alt: string
}

const lettersPerLine = 15
const mostLines = 4

/** The post's picture, drawn from its words. */
export function ImageCard({ card: { kicker, title, signature, ground, motif }, alt }: ImageCardProps) {
  const lines = linesOf(title)
  return (
    <svg className={styles.card} viewBox="0 0 400 400" role="img" aria-label={alt} data-ground={ground}>
      <rect className={styles.ground} width="400" height="400" />
      <g className={styles.motif}>{motifs[motif]}</g>
      <text className={styles.kicker} x="32" y="62">
        {kicker}
      </text>
      {lines.map((line, index) => (
        <text key={line} className={styles.title} x="32" y={348 - (lines.length - index) * 46}>
          {line}
        </text>
      ))}
      <text className={styles.signature} x="32" y="366">
        {signature}
      </text>
    </svg>
  )
}

/** Degrees of the sun's rays, and the dots of the grid. */
const rays = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
const places = [...Array(36).keys()]

const motifs: Record<Card['motif'], React.ReactNode> = {
  sun: (
    <>
      <circle cx="310" cy="110" r="64" />
      {rays.map((turn) => (
        <rect key={turn} x="304" y="4" width="12" height="26" rx="6" transform={`rotate(${turn} 310 110)`} />
      ))}
    </>
  ),
  hills: (
    <>
      <path d="M0 210Q90 120 200 190T400 150V400H0Z" />
      <path d="M0 290Q120 200 240 270T400 240V400H0Z" />
    </>
  ),
  rings: (
    <>
      {[40, 80, 120, 160].map((radius) => (
        <circle key={radius} className={styles.line} cx="330" cy="90" r={radius} />
      ))}
    </>
  ),
  grid: (
    <>
      {places.map((place) => (
        <circle
          key={place}
          cx={210 + (place % 6) * 32}
          cy={40 + Math.floor(place / 6) * 32}
          r={3 + (place % 5)}
        />
      ))}
    </>
  ),
}

/** Words in lines that fit the card; what is left over is cut. */
function linesOf(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= lettersPerLine)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.length > lettersPerLine + 3 ? `${word.slice(0, lettersPerLine + 2)}…` : word)
  }
  return lines.length > mostLines ? [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]}…`] : lines
}
