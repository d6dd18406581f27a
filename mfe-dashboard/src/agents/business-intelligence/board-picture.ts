import { formatValue } from '@ag/agents/business-intelligence/formats'
import type { BiPin } from '@ag/contracts'
import { formatDay } from '@ag/core'
import { texts } from './texts'

const width = 1200
const margin = 48
const barHeight = 20
const mostBars = 12

/** Where things stand below each other; the same for measuring and for drawing. */
interface Line {
  text: string
  font: string
  height: number
  color: string
  bar?: { part: number; value: string }
}

const font = (weight: number, size: number) => `${weight} ${size}px Figtree, Arial, sans-serif`
const ink = '#1b1f24'
const muted = '#57606a'

/** The board as a picture: titles, sentences and bars, dark on white whatever the page looks like. */
export async function boardPicture(pins: BiPin[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const lines = [
    { text: `${texts.board.title} · ${formatDay(Date.now())}`, font: font(700, 30), height: 56, color: ink },
    ...pins.flatMap((pin) => linesOf(pin, context)),
  ]
  canvas.width = width
  canvas.height = lines.reduce((sum, { height }) => sum + height, 2 * margin)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  let y = margin
  for (const line of lines) {
    draw(context, line, y)
    y += line.height
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

function draw(context: CanvasRenderingContext2D, { text, font: face, color, bar }: Line, y: number): void {
  context.font = face
  context.fillStyle = color
  context.textBaseline = 'top'
  context.fillText(text, margin, y, bar ? 300 : width - 2 * margin)
  if (!bar) return
  context.fillStyle = '#1f4fd8'
  context.fillRect(margin + 320, y, Math.max(2, bar.part * 560), barHeight)
  context.fillStyle = ink
  context.fillText(bar.value, margin + 900, y, 200)
}

function linesOf({ question, answer, table }: BiPin, context: CanvasRenderingContext2D): Line[] {
  const title = answer.kind === 'answer' ? answer.title : question
  const words = answer.kind === 'answer' ? answer.sentence : answer.message
  const head = table ? `${title} (${texts.answer.from(table.name)})` : title
  const points = answer.kind === 'answer' ? (answer.chart?.points.slice(0, mostBars) ?? []) : []
  const longest = Math.max(...points.map(({ value }) => value), 0)
  return [
    { text: '', font: font(400, 18), height: 24, color: ink },
    { text: head, font: font(700, 24), height: 38, color: ink },
    ...wrapped(words, context).map((text) => ({ text, font: font(400, 18), height: 28, color: muted })),
    ...points.map(({ label, value }) => ({
      text: label,
      font: font(400, 16),
      height: barHeight + 10,
      color: ink,
      bar: {
        part: longest === 0 ? 0 : value / longest,
        value: answer.kind === 'answer' ? formatValue(value, answer.unit) : '',
      },
    })),
  ]
}

function wrapped(text: string, context: CanvasRenderingContext2D): string[] {
  context.font = font(400, 18)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && context.measureText(longer).width <= width - 2 * margin)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
