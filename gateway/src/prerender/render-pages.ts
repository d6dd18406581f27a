import { fork } from 'node:child_process'
import type { FastifyBaseLogger } from 'fastify'
import { type RenderAnswer, type RenderJob, renderAnswer } from './render-job'

/** The program of the rendering process. */
export interface ChildProgram {
  file: string
  /** Flags for Node, e.g. a loader when it runs from source. */
  execArgv: string[]
  /** Can Node deny it everything but its own file and the released ones? A loader needs more. */
  sealed: boolean
}

export type RenderOutcome = Exclude<RenderAnswer, { type: 'done' }>

const renderLimit = 60_000
const memoryLimit = 384

/**
 * Renders the pages of a job in a process of its own, which gets no secret from our environment, a bounded memory
 * and a bounded time. Pages it did not come to are failures.
 */
export function renderPages(
  program: ChildProgram,
  job: RenderJob,
  { signal, log }: { signal: AbortSignal; log: FastifyBaseLogger },
): Promise<RenderOutcome[]> {
  const { NODE_ENV = 'production' } = process.env
  return new Promise((resolve) => {
    const outcomes = new Map<string, RenderOutcome>()
    const child = fork(program.file, [], {
      env: { NODE_ENV, API_URL: job.apiUrl },
      execArgv: [
        ...program.execArgv,
        `--max-old-space-size=${memoryLimit}`,
        ...(program.sealed ? permissions(program, job) : []),
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let complaint = ''
    let finished = false
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(kill, renderLimit)
    signal.addEventListener('abort', kill, { once: true })

    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-500)
    })
    child.on('message', (message) => {
      const { data: answer } = renderAnswer.safeParse(message)
      if (!answer) return
      if (answer.type !== 'done') {
        outcomes.set(answer.path, answer)
        return
      }
      finished = true
      // Released code may hold timers or sockets open, and everything that it had to say has come before this.
      kill()
    })
    child.on('error', (error) => {
      complaint = error.message
    })
    child.on('close', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', kill)
      // What it complained about may name paths of this machine: that is for the log, not for the public status.
      const isFault = !finished && !signal.aborted
      if (isFault) log.error({ complaint: complaint.trim() }, 'the rendering process ended early')
      const reason = finished ? 'Not rendered' : 'The rendering process ended early'
      resolve(job.pages.map(({ path }) => outcomes.get(path) ?? { type: 'failed', path, reason }))
    })
    child.send(job, (error) => {
      if (error) kill()
    })
  })
}

/** Released code may read the released files and call the backend; it may not write, nor start a process. */
function permissions(program: ChildProgram, job: RenderJob): string[] {
  const known = process.allowedNodeEnvironmentFlags
  const files = [program.file, job.shell.file, ...Object.values(job.remotes).map(({ file }) => file)]
  return [
    known.has('--permission') ? '--permission' : '--experimental-permission',
    ...(known.has('--allow-net') ? ['--allow-net'] : []),
    ...files.map((file) => `--allow-fs-read=${file}`),
    '--no-warnings',
  ]
}
