import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { binary } from './workspace.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
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

/** A Chromium to test with: one that is known, or one installed now. */
export async function findChromium() {
  if (!(await knownChromium())) install()
  const found = await knownChromium()
  if (found) return found
  throw new Error(
    'The journeys need a Chromium: install one, or set CHROMIUM_PATH to its program, and run again.',
  )
}

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

function install() {
  console.log('There is no Chromium yet; installing one…')
  const asRoot = process.getuid?.() === 0
  const ways = [
    [binary('playwright', 'e2e'), ['install', 'chromium']],
    ...(asRoot ? [['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']]] : []),
  ]
  for (const [command, args] of ways) if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) return
}
