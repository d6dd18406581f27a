import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCorpus } from '../corpus/corpus'
import { corpusNow, type Understand, type Utterance } from '../corpus/schema'
import type { Candidate } from './candidate'
import { type Found, f1, measureReading, type ReadingFigures } from './measure-reading'
import type { DialogueFigures } from './play-all'

// Measures how well the assistant understands: `npm run eval:assistant`. Of the measuring part it prints counts alone, never words, so that
// nobody tunes on them; `-- --train` prints what the cross-validated training part gets wrong, with its words, and `-- --details` what of its
// details is misread where its wishes are given; `-- --keep` keeps the figures for the next time.

const here = process.argv[2] ?? '.'
const corpus = join(here, '../corpus')
const kept = join(here, 'kept.json')
const folds = 5

/** What is kept from one commit to the next, and which way is better. */
const kinds = {
  'wishes exactly right, %': 1,
  'main wish right, %': 1,
  'entity F1, %': 1,
  'calibration error, %': -1,
  'goals reached, %': 1,
  'turns by the shortest': -1,
  'wrong prices': -1,
  'wrong slots': -1,
  'bookings unasked': -1,
  'ms of processor a turn, p50': -1,
  'ms of processor a turn, p95': -1,
  'model, kB': -1,
  'heap, MB': -1,
} as const
type Figures = Record<keyof typeof kinds, number>

async function evaluate(): Promise<void> {
  const heapBefore = heap()
  const { candidate } = await import('./candidate')
  const found = await candidate()
  if (process.argv.includes('--train')) return crossValidate(found)
  if (process.argv.includes('--details')) return readDetails(found)
  const test = readCorpus(join(corpus, 'test.jsonl'))
  const reading = measureReading(test, found.understand)
  printReading(reading, test)
  const heapAfter = heap()
  const { playAll } = await import('./play-all')
  const dialogues = await playAll()
  printDialogues(dialogues)
  compareWithKept(found, figuresOf(reading, dialogues, found, heapAfter - heapBefore))
}

function figuresOf(
  reading: ReadingFigures,
  { reached, dialogues, turns, shortest, tally }: DialogueFigures,
  { modelBytes }: Candidate,
  heapBytes: number,
): Figures {
  const took = tally.took.toSorted((one, other) => one - other)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  return {
    'wishes exactly right, %': percent(reading.accuracy),
    'main wish right, %': percent(reading.mainWish),
    'entity F1, %': percent(reading.entityF1),
    'calibration error, %': percent(reading.calibrationError),
    'goals reached, %': percent(reached / dialogues),
    'turns by the shortest': round(turns / shortest, 2),
    'wrong prices': tally.prices,
    'wrong slots': tally.slots,
    'bookings unasked': tally.unasked,
    'ms of processor a turn, p50': round(at(0.5), 2),
    'ms of processor a turn, p95': round(at(0.95), 2),
    'model, kB': round(modelBytes / 1024, 0),
    'heap, MB': round(heapBytes / 2 ** 20, 1),
  }
}

function printReading({ intents, entities }: ReadingFigures, lines: readonly Utterance[]): void {
  console.log(`${lines.length} messages of the measuring part, counts alone:`)
  const rows = (counts: Map<string, Found>) =>
    [...counts]
      .toSorted(([, one], [, other]) => f1(one) - f1(other))
      .map(
        ([kind, count]) =>
          `  ${kind.padEnd(18)} F1 ${share(f1(count))}  right ${count.right} of ${count.said}, found ${count.found}`,
      )
      .join('\n')
  console.log(`Wishes:\n${rows(intents)}\nDetails:\n${rows(entities)}`)
}

function printDialogues({ dialogues, byTopic, byMood, tally }: DialogueFigures): void {
  console.log(
    `${dialogues} dialogues of ${tally.turns} turns; questions in between answered: ${tally.answeredAsides} of ${tally.asides}`,
  )
  for (const counts of [byTopic, byMood]) {
    console.log([...counts].map(([key, [reached, of]]) => `  ${key}: ${reached} of ${of}`).join('\n'))
  }
  for (const note of tally.notes) console.log(`  WRONG ${note}`)
}

function compareWithKept({ name }: Candidate, figures: Figures): void {
  const before = existsSync(kept)
    ? (JSON.parse(readFileSync(kept, 'utf8')) as Figures & { name: string })
    : undefined
  console.log(`\n${name}${before ? `, compared with ${before.name}` : ''}`)
  for (const [kind, better] of Object.entries(kinds) as Array<[keyof Figures, number]>) {
    const [now, then] = [figures[kind], before?.[kind]]
    const change =
      then === undefined || now === then
        ? ''
        : (now - then) * better > 0
          ? `better than ${then}`
          : `worse than ${then}`
    console.log(`  ${kind.padEnd(28)} ${String(now).padStart(8)}  ${change}`)
  }
  if (process.argv.includes('--keep'))
    writeFileSync(kept, `${JSON.stringify({ name, ...figures }, null, 2)}\n`)
}

/** Each fifth of the training part is read by what was made from the other four. */
function crossValidate({ name, understand, trainOn }: Candidate): void {
  const train = readCorpus(join(corpus, 'train.jsonl'))
  let right = 0
  for (let fold = 0; fold < folds; fold += 1) {
    const within = train.filter((_, index) => index % folds === fold)
    const reader: Understand = trainOn?.(train.filter((_, index) => index % folds !== fold)) ?? understand
    const { missed } = measureReading(within, reader)
    right += within.length - missed.length
    for (const index of missed) {
      const line = within[index]
      if (line) console.log(describeMiss(line, reader))
    }
  }
  console.log(
    `${name}: ${share(right / train.length)} of ${train.length} messages exactly right${trainOn ? `, over ${folds} folds` : ''}`,
  )
}

/** The readers of details learn nothing: they are told the wishes of the training part, and what they misread is printed. */
function readDetails({ readDetails: read }: Candidate): void {
  const counts = { said: 0, found: 0, right: 0 }
  for (const line of readCorpus(join(corpus, 'train.jsonl'))) {
    const understand: Understand = () => ({ wishes: [], entities: read(line, corpusNow) })
    const { entities } = measureReading([line], understand)
    for (const { said, found, right } of entities.values()) {
      counts.said += said
      counts.found += found
      counts.right += right
    }
    const misread = [...entities].filter(([, count]) => f1(count) < 1).map(([type]) => type)
    const worthOf = (details: Array<{ type: string; value: string }>) =>
      details
        .filter(({ type }) => misread.some((each) => each === type))
        .map(({ type, value }) => `${type}=${value}`)
        .join(' ')
    if (misread.length > 0)
      console.log(`“${line.text}”  meant ${worthOf(line.entities)}  found ${worthOf(read(line, corpusNow))}`)
  }
  console.log(`F1 ${share(f1(counts))} of ${counts.said} details`)
}

function describeMiss({ text, stage, asked, intents, entities }: Utterance, understand: Understand): string {
  const { wishes } = understand({ text, stage, ...(asked && { asked }) }, corpusNow)
  const found = wishes.map(({ intent, confidence }) => `${intent} ${share(confidence)}`).join(', ')
  const details = entities.map(({ type, value }) => `${type}=${value}`).join(' ')
  return `${[stage, asked].filter(Boolean).join('/')}  “${text}”  meant ${intents.join(', ')}  found ${found || 'nothing'}  ${details}`
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))
const percent = (value: number) => round(value * 100, 1)
const share = (value: number) => `${(value * 100).toFixed(0)} %`.padStart(5)

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

await evaluate()
