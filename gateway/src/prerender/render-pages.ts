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

type RenderOutcome = Exclude<RenderAnswer, { type: 'done' }>

/** Renders pages in a process of its own, which gets no secret from our environment, a bounded memory and a bounded time. */
export interface PageRenderer {
  /** Renders the pages of a job, one job at a time. Pages that the process did not come to are failures. */
  render(job: RenderJob, signal: AbortSignal): Promise<RenderOutcome[]>
  stop(): void
}

interface RenderProcess {
  /** The files that it has loaded, as text. */
  files: string
  run(job: RenderJob, signal: AbortSignal): Promise<RenderOutcome[]>
  hasEnded(): boolean
  end(): void
}

const renderLimit = 60_000
const memoryLimit = 384
/** Changes come in a row: the next is rendered by code that is loaded and warm, in a third of the time. */
const idleLimit = 60_000

/** A process serves jobs of the same files until it is idle for a while, or a page of its failed. */
export function createPageRenderer(program: ChildProgram, log: FastifyBaseLogger): PageRenderer {
  let warm: RenderProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const stop = () => {
    clearTimeout(idle)
    warm?.end()
    warm = undefined
  }
  return {
    stop,
    async render(job, signal) {
      const files = JSON.stringify([job.shell, job.remotes])
      if (warm?.files !== files || warm.hasEnded()) stop()
      clearTimeout(idle)
      warm ??= { files, ...startProcess(program, job, log) }
      const outcomes = await warm.run(job, signal)
      if (outcomes.some(({ type }) => type === 'failed')) stop()
      else idle = setTimeout(stop, idleLimit).unref()
      return outcomes
    },
  }
}

function startProcess(
  program: ChildProgram,
  first: RenderJob,
  log: FastifyBaseLogger,
): Omit<RenderProcess, 'files'> {
  const { NODE_ENV = 'production' } = process.env
  const child = fork(program.file, [], {
    env: { NODE_ENV, API_URL: first.apiUrl },
    execArgv: [
      ...program.execArgv,
      `--max-old-space-size=${memoryLimit}`,
      ...(program.sealed ? permissions(program, first) : []),
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  // Released code may hold timers or sockets open.
  const end = () => void child.kill('SIGKILL')
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-500)
  })
  child.on('error', (error) => {
    complaint = error.message
  })
  return {
    end,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    run: (job, signal) =>
      new Promise((resolve) => {
        const outcomes = new Map<string, RenderOutcome>()
        const timer = setTimeout(end, renderLimit)
        signal.addEventListener('abort', end, { once: true })
        const settle = (reason: string) => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
          child.off('message', listen)
          child.off('close', endEarly)
          resolve(job.pages.map(({ path }) => outcomes.get(path) ?? { type: 'failed', path, reason }))
        }
        const listen = (message: unknown) => {
          const { data: answer } = renderAnswer.safeParse(message)
          if (answer?.type === 'done') settle('Not rendered')
          else if (answer) outcomes.set(answer.path, answer)
        }
        const endEarly = () => {
          // What it complained about may name paths of this machine: that is for the log, not for the public status.
          if (!signal.aborted) log.error({ complaint: complaint.trim() }, 'the rendering process ended early')
          settle('The rendering process ended early')
        }
        child.on('message', listen)
        child.on('close', endEarly)
        child.send(job, (error) => {
          if (error) end()
        })
      }),
  }
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
