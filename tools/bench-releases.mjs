import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { circumstances, conclude, emptyResults, numberAfter, percentile, row, send } from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { newBuild } from './lib/new-build.mjs'
import { tokenFor } from './lib/release.mjs'
import { federated, root } from './lib/workspace.mjs'

// `npm run bench:releases [-- --runs N]`: how soon a published build, and after a rollback the one before it, is in the pages that visitors get, and how
// long each package takes to build alone. On a site of its own. The figures go into docs/performance.md.

const limits = { published: 2000, rolledBack: 1000, built: 20_000 }
const runs = numberAfter('--runs') ?? 10
/** What is released again and again, and a page of it that is rendered ahead. */
const name = 'mfe-auth'
const path = '/auth/login'
const lookEvery = 5

await ensureDependencies()
const { buildAll } = await import('./lib/build.mjs')
const { siteSettings, startSite } = await import('./lib/site.mjs')
const results = emptyResults('bench-releases')
Object.assign(process.env, {
  PORT: process.env.PORT || '3370',
  API_PORT: process.env.API_PORT || '4370',
  DATA_DIR: join(results, 'data'),
})
await buildAll()
const settings = siteSettings()
const site = await startSite(settings)
const agent = new Agent({ keepAlive: true })
try {
  const tried = await releases('with a smoke run', [])
  const unseen = await releases('without', ['--skip-smoke'])
  await site.stop()
  report([tried, unseen], await builds())
} finally {
  agent.destroy()
  await site.stop()
}
process.exit()

/** Publishes a new build and rolls it back, again and again. */
async function releases(how, options) {
  const published = []
  const rolledBack = []
  for (let run = 0; run < runs; run += 1) {
    const before = await liveBuild()
    const folder = newBuild(name, results)
    published.push(
      await timedChange(['publish', name, '--from', folder, ...options], folder.split('-').at(-1)),
    )
    rolledBack.push(await timedChange(['rollback', name], before))
  }
  return { how, published, rolledBack }
}

/**
 * Runs a command and looks at the page meanwhile: milliseconds until the command has ended, and from its start and from the
 * moment that the gateway wrote the change down until the page names the build.
 */
async function timedChange(args, build) {
  const token = tokenFor(name, settings.dataDir)
  const started = Date.now()
  const child = spawn(
    process.execPath,
    [join(root, 'tools/release.mjs'), ...args, '--url', settings.gateway],
    {
      env: { ...process.env, RELEASE_TOKEN: token },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  let ended
  const end = new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      ended = Date.now()
      if (code === 0) resolve()
      else reject(new Error(`release ${args[0]} failed`))
    })
  })
  let named
  while (named === undefined) {
    const { text } = await send(agent, 'GET', settings.gateway + path)
    if (text.includes(`"current":{"build":"${build}"`)) named = Date.now()
    else if (ended !== undefined && Date.now() - ended > 30_000) throw new Error(`${build} is on no page`)
    else await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
  await end
  const { recent } = (await send(agent, 'GET', `${settings.gateway}/api/registry`)).json()
  return {
    command: ended - started,
    sinceCommand: named - started,
    sinceAccepted: named - Date.parse(recent[0].at),
    sinceAnswered: Math.max(0, named - ended),
  }
}

async function liveBuild() {
  return (await send(agent, 'GET', `${settings.gateway}/api/registry`)).json().remotes[name].stable
}

/** Builds each package from nothing, one after the other, with nothing else to do. */
async function builds() {
  const measured = []
  for (const each of federated) {
    const folder = join(root, `.variant-bench-${each}`)
    try {
      cpSync(join(root, each), folder, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (from) => !/[\\/]dist$/.test(from),
      })
      const begun = performance.now()
      const child = spawn(process.execPath, [join(root, 'shared/tooling/bin/federation-build.mjs')], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const code = await new Promise((resolve) => child.on('exit', resolve))
      if (code !== 0) throw new Error(`${each} could not be built`)
      measured.push({ name: each, built: performance.now() - begun })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return measured
}

function report(releases, built) {
  const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2)
  const half = (measured, what) =>
    percentile(
      measured.map((one) => one[what]),
      0.5,
    )
  const worst = (measured, what) => Math.max(...measured.map((one) => one[what]))
  const rows = releases.flatMap(({ how, published, rolledBack }) => [
    row(
      `publish, ${how}`,
      ...['command', 'sinceAccepted', 'sinceAnswered'].map((what) => seconds(half(published, what))),
      `${seconds(worst(published, 'sinceAccepted'))} (≤ ${limits.published / 1000})`,
    ),
    row(
      `rollback, after a publication ${how}`,
      ...['command', 'sinceAccepted', 'sinceAnswered'].map((what) => seconds(half(rolledBack, what))),
      `${seconds(worst(rolledBack, 'sinceAccepted'))} (≤ ${limits.rolledBack / 1000})`,
    ),
  ])
  const text = [
    `${runs} of each; ${name}, seen on ${path}. ${circumstances()}`,
    '',
    '| Command | whole command, median s | named in the page since accepted, median s | since the command ended, median s | since accepted, slowest s |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `| Package | built alone from nothing, s (remotes ≤ ${limits.built / 1000}) |`,
    '|---|---|',
    ...built.map((one) => row(one.name, (one.built / 1000).toFixed(1))),
  ].join('\n')
  const missed = []
  for (const { how, published, rolledBack } of releases) {
    if (worst(published, 'sinceAccepted') > limits.published)
      missed.push(`a publication ${how} was seen too late`)
    if (worst(rolledBack, 'sinceAccepted') > limits.rolledBack)
      missed.push(`a rollback ${how} was seen too late`)
  }
  for (const one of built)
    if (one.name !== 'shell' && one.built > limits.built) missed.push(`${one.name} was built too slowly`)
  conclude('releases', text, missed)
}
