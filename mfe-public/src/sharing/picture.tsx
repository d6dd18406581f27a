import type { IconName } from '@ag/contracts'
import { type ProductId, trialDays } from '@ag/core'
import { icons } from '@ag/core/icons'
import { altOf, type Picture } from './pictures'
import { texts } from './texts'

const width = 1200
const height = 630

/** The light look of the site. A picture has no stylesheet; a test holds these against the tokens. */
export const colours = {
  bg: '#fbfaf6',
  text: '#13201b',
  'text-muted': '#52605a',
  accent: '#0a6b4e',
  'accent-soft': '#dff2e8',
  highlight: '#f7ae2b',
  loud: '#0c2a20',
}

const margin = 80
const panel = { left: 820, width: width - 820 }
const promise = { size: 70, leading: 77, middle: 322 }
/** What fits between the margin and the panel. */
const longestLine = 20

/** Words on the left, the signs of the agents on a dark ground at the right. */
export function PictureOf({ picture }: { picture: Picture }) {
  const { name, promise: words, agents } = picture
  const lines = linesOf(words)
  const first = promise.middle - ((lines.length - 1) * promise.leading) / 2 + promise.size / 3
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} fontFamily="Figtree">
      <title>{altOf(picture)}</title>
      <rect width={width} height={height} fill={colours.bg} />
      <text x={margin} y={112} fontSize="34" fontWeight="600" fill={colours.accent}>
        {name}
      </text>
      <text fontSize={promise.size} fontWeight="700" letterSpacing="-1.5" fill={colours.text}>
        {lines.map((line, index) => (
          <tspan key={line} x={margin} y={first + index * promise.leading}>
            {line}
          </tspan>
        ))}
      </text>
      <circle cx={margin + 10} cy={543} r="10" fill={colours.highlight} />
      <text x={margin + 36} y={554} fontSize="30" fontWeight="600" fill={colours['text-muted']}>
        {texts.trial(trialDays)}
      </text>
      <rect x={panel.left} width={panel.width} height={height} fill={colours.loud} />
      {rowsOf(agents).map((row, index, rows) => (
        <Row key={row[0]} agents={row} y={height / 2 + (index - (rows.length - 1) / 2) * 130} />
      ))}
    </svg>
  )
}

/** The sign that each agent came with. */
const signs: Record<ProductId, IconName> = {
  'site-builder': 'agent-site',
  'email-marketing': 'agent-email',
  'social-media': 'agent-social',
  prospect: 'agent-target',
  'business-intelligence': 'agent-chart',
  'marketing-ai': 'agent-megaphone',
  whatsapp: 'agent-chat',
}

/** Signs beside each other, around the middle of the panel; one alone is large. */
function Row({ agents, y }: { agents: ProductId[]; y: number }) {
  const size = agents.length === 1 ? 240 : 76
  return agents.map((agent, index) => {
    const x = panel.left + panel.width / 2 + (index - (agents.length - 1) / 2) * 112
    return (
      <g
        key={agent}
        transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
        fill="none"
        stroke={colours['accent-soft']}
        strokeWidth={agents.length === 1 ? 1.1 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={icons[signs[agent]].path} />
      </g>
    )
  })
}

/** Seven stand in rows of two, three and two. */
function rowsOf(agents: ProductId[]): ProductId[][] {
  return agents.length === 1 ? [agents] : [agents.slice(0, 2), agents.slice(2, 5), agents.slice(5)]
}

/** Breaks words into as few lines as fit, and these into about the same length. */
export function linesOf(words: string): string[] {
  const count = wrapped(words, longestLine).length
  let length = longestLine
  while (wrapped(words, length - 1).length === count) length -= 1
  return wrapped(words, length)
}

function wrapped(words: string, length: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(' ')) {
    if (line !== '' && `${line} ${word}`.length > length) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
