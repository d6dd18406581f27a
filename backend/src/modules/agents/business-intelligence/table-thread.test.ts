import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableRequest } from './table-session'
import { type TableThread, tableThread } from './table-thread'

/** Answers suggestions, is silent about exports, refuses previews and ends itself on a load. */
const program = `
import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', ({ id, request }) => {
  if (request.op === 'suggest') parentPort.postMessage({ id, reply: { questions: [String(threadId)] } })
  if (request.op === 'preview') parentPort.postMessage({ id, problem: 'Só encontrei uma coluna.' })
  if (request.op === 'load') process.exit(1)
})`

const suggest: TableRequest = { op: 'suggest', tables: [] }
const silent: TableRequest = { op: 'export', file: new Uint8Array(), from: 0, most: 1 }
const refused: TableRequest = { op: 'preview', file: new Uint8Array(), tables: [] }
const deadly: TableRequest = { op: 'load', table: { id: 'a', version: 1, name: 'a', columns: [], files: [] } }
const patience = 20_000

let thread: TableThread
beforeEach(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'backend-thread-')), 'program.mjs')
  await writeFile(file, program)
  thread = tableThread(file, 0)
})
afterEach(() => thread.stop())

it('keeps one thread for all that is asked', async () => {
  const [first] = await Promise.all([thread.ask(suggest, patience), thread.ask(suggest, patience)])
  expect(await thread.ask(suggest, patience)).toEqual(first)
})

it('tells what is wrong with a file in its words', async () => {
  await expect(thread.ask(refused, patience)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: { userMessage: 'Só encontrei uma coluna.' },
  })
})

it.each([
  ['is late', silent, 300],
  ['ends', deadly, patience],
])('starts anew when it %s, and says so to whoever waits', async (_what, request, deadline) => {
  const before = await thread.ask(suggest, patience)
  await expect(thread.ask(request, deadline)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await thread.ask(suggest, patience)).not.toEqual(before)
})

it('takes no more than it can answer in time', async () => {
  const waiting = Array.from({ length: 50 }, () => thread.ask(silent, patience).catch(() => 'gone'))
  await expect(async () => thread.ask(suggest, patience)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await thread.stop()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['gone']))
})
