import { decodeText as decode } from '@ag/core/decode-text'
import { CsvProblem, problems } from './csv-problem'

const starts = (bytes: Uint8Array, ...wanted: number[]) =>
  wanted.every((byte, place) => bytes[place] === byte)

/** Text of a file: UTF-8, UTF-16 with a mark, or the old encoding of Windows. Throws CsvProblem for what is no text. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new CsvProblem(problems.empty)
  if (starts(bytes, 0x50, 0x4b) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new CsvProblem(problems.spreadsheet)
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) throw new CsvProblem(problems.pdf)
  const { text, encoding } = decode(bytes)
  if (encoding === 'UTF-16') return text
  // No other text has a zero in it, and hardly any a control character.
  if (bytes.includes(0)) throw new CsvProblem(problems.binary)
  if (encoding === 'Windows-1252' && isGarbled(text)) throw new CsvProblem(problems.binary)
  return text
}

const sampled = 4000
const tolerable = 0.02

function isGarbled(text: string): boolean {
  const sample = text.slice(0, sampled)
  const controls = [...sample].filter((letter) => /[\p{Cc}]/u.test(letter) && !/[\r\n\t]/.test(letter)).length
  return controls > sample.length * tolerable
}
