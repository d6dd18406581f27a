import type { Answer } from '@ag/agents/business-intelligence/answer'
import { CsvProblem, problems, visitorLimits } from '@ag/agents/business-intelligence/csv/csv-problem'
import { releaseFile } from '../../../release-file'
import type { CsvReply, CsvRequest, CsvSummary } from './csv-session'

/** The visitor's own table; it lives in a worker until it is closed. */
export interface CsvTable extends CsvSummary {
  name: string
  /** Its letters, where they are few enough to be taken along into an account. */
  text?: string
  ask: (question: string) => Promise<Answer>
  close: () => void
}

const mostTakenAlong = 24_000

/** Reads a file beside the page. Rejects with a CsvProblem, whose message is for the visitor. */
export async function openCsv(file: File): Promise<CsvTable> {
  if (file.size > visitorLimits.bytes) throw new CsvProblem(problems.tooLarge(visitorLimits))
  const { send, close } = startWorker()
  try {
    const reply = await send({ file })
    if (!('summary' in reply)) throw problemOf(reply)
    return {
      ...reply.summary,
      name: file.name,
      text: file.size <= mostTakenAlong ? await file.text() : undefined,
      ask: async (question) => answerOf(await send({ question })),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

function answerOf(reply: CsvReply): Answer {
  if ('answer' in reply) return reply.answer
  throw problemOf(reply)
}

const problemOf = (reply: CsvReply) =>
  new CsvProblem('problem' in reply ? reply.problem : problems.unreadable)

type Content = CsvRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'id'>
    : never
  : never

function startWorker() {
  // A worker must be from the page's own origin, wherever the other files come from.
  const worker = new Worker(releaseFile('bi-worker.js'))
  const waiting = new Map<
    number,
    { resolve: (reply: CsvReply) => void; reject: (problem: CsvProblem) => void }
  >()
  let count = 0
  const refuse = () => {
    for (const { reject } of waiting.values()) reject(new CsvProblem(problems.unreadable))
    waiting.clear()
  }
  worker.onmessage = ({ data }: MessageEvent<CsvReply>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  }
  worker.onerror = refuse
  worker.onmessageerror = refuse
  const send = (content: Content) =>
    new Promise<CsvReply>((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      worker.postMessage({ id: count, ...content })
    })
  const close = () => {
    worker.terminate()
    refuse()
  }
  return { send, close }
}
