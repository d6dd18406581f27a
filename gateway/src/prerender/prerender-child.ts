import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { compileFunction } from 'node:vm'
import { hasIntegrity } from '../registry/integrity'
import type { RenderAnswer, RenderJob, ServerFile, ShellRenderer } from './render-job'

const pageLimit = 5_000

/** What the files of a job hold, once they are loaded. */
interface Loaded {
  shell: ShellRenderer
  remotes: Record<string, { routes: unknown[] }>
  failures: Map<string, string>
}

let loaded: Loaded | undefined

/** The process that runs released code to render pages. It holds no secret; all its jobs have the same files. */
process.on('message', async (job: RenderJob) => {
  try {
    loaded ??= loadFiles(job)
    await run(job, loaded)
  } catch (error) {
    for (const { path } of job.pages) await answer({ type: 'failed', path, reason: reasonOf(error) })
  }
  await answer({ type: 'done' })
})

function loadFiles(job: RenderJob): Loaded {
  const requireBuiltin = createRequire(job.shell.file)
  const shell = load(job.shell, (name) => {
    if (!isBuiltin(name)) throw new Error(`The shell's server file must bundle ${name}`)
    return requireBuiltin(name)
  })
  if (!isRenderer(shell)) throw new Error('The server file of the shell exports no renderer')
  return { shell, ...loadRemotes(job, shell) }
}

async function run(
  { pages, apiUrl, origin }: RenderJob,
  { shell, remotes, failures }: Loaded,
): Promise<void> {
  for (const { path, remote, registry } of pages) {
    try {
      const failure = failures.get(remote)
      if (failure !== undefined) throw new Error(failure)
      const page = await within(pageLimit, shell.render({ registry, path, remotes, apiUrl, origin }))
      JSON.parse(page.state)
      if (page.status >= 500) throw new Error(`Rendered with status ${page.status}`)
      const { status, head, body, state, modified = null } = page
      await answer({ type: 'page', path, status, head, body, state, modified })
    } catch (error) {
      await answer({ type: 'failed', path, reason: reasonOf(error) })
    }
  }
}

/** A remote that does not load costs its own pages only. */
function loadRemotes(job: RenderJob, shell: ShellRenderer) {
  const remotes: Record<string, { routes: unknown[] }> = {}
  const failures = new Map<string, string>()
  for (const [name, file] of Object.entries(job.remotes)) {
    try {
      const remote = load(file, (library) => {
        if (!Object.hasOwn(shell.shared, library)) throw new Error(`${library} is not shared`)
        return shell.shared[library]
      })
      if (!hasRoutes(remote)) throw new Error('The server file exports no routes')
      remotes[name] = remote
    } catch (error) {
      failures.set(name, reasonOf(error))
    }
  }
  return { remotes, failures }
}

/** Runs a CommonJS file with a `require` of our choice, after checking that it is the published one. */
function load({ file, integrity }: ServerFile, require: (name: string) => unknown): unknown {
  const bytes = readFileSync(file)
  if (!hasIntegrity(bytes, integrity)) throw new Error('The server file was changed on disk')
  const module: { exports: unknown } = { exports: {} }
  const wrapper = compileFunction(bytes.toString('utf8'), ['exports', 'require', 'module'], {
    filename: file,
  })
  wrapper(module.exports, require, module)
  return module.exports
}

function isRenderer(value: unknown): value is ShellRenderer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'render' in value &&
    typeof value.render === 'function' &&
    'shared' in value &&
    typeof value.shared === 'object' &&
    value.shared !== null
  )
}

function hasRoutes(value: unknown): value is { routes: unknown[] } {
  return typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes)
}

async function within<Value>(limit: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not rendered within ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Resolves once the message is on its way; leaving earlier could lose it. */
function answer(message: RenderAnswer): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve())
    else resolve()
  })
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
}
