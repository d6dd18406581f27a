import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'
import { binary } from './workspace.mjs'

// The one without windows of its own does the same work in two thirds of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const packages = ['chromium-headless-shell', 'chromium']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium of this machine, if it has one: told by CHROMIUM_PATH, the system's, or Playwright's own. */
export async function knownChromium() {
  const { chromium } = await import('@playwright/test')
  return [process.env.CHROMIUM_PATH, ...onPath(), ...applications, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/** Ends the command in one line where it could have no Chromium. To be asked before anything is built. */
export async function ensureChromium() {
  try {
    await preferHeadlessShell()
    return await findChromium()
  } catch ({ message }) {
    console.error(message)
    process.exit(1)
  }
}

/** A Chromium to test with: one that is known, or one installed now. */
export async function findChromium() {
  const { CHROMIUM_PATH: told } = process.env
  if (told && !existsSync(told)) throw new Error(`CHROMIUM_PATH names no program: there is no ${told}.`)
  if (!(await knownChromium())) await install()
  const found = await knownChromium()
  if (found) return found
  throw new Error('This needs a Chromium: install one, or set CHROMIUM_PATH to its program, and run again.')
}

/**
 * A Chromium with windows of its own costs tests a quarter more of what browsers take. Root, in a container, gets the other one
 * beside it; where that cannot be, the one that is there will do.
 */
async function preferHeadlessShell() {
  const known = await knownChromium()
  if (!asRoot || process.env.CHROMIUM_PATH || !known || known.endsWith('headless-shell')) return
  await run('apt-get', ['install', '-y', '-qq', ...impatient, 'chromium-headless-shell'], {
    ...unheard,
    timeout: 60_000,
  }).catch(() => undefined)
}

const asRoot = process.getuid?.() === 0
const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
/** @type {import('node:child_process').SpawnOptions} */
const unheard = { stdio: ['pipe', 'ignore', 'ignore'] }

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

async function install() {
  console.log('There is no Chromium yet; installing one…')
  const ways = [
    ...(asRoot
      ? packages.map((name) => ['sh', ['-c', `apt-get update -qq && apt-get install -y -qq ${name}`]])
      : []),
    [binary('playwright', 'e2e'), ['install', 'chromium']],
  ]
  for (const [command, args] of ways) if ((await run(command, args, unheard)) === 0) return
}
