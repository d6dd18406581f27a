import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { binary } from './workspace.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium to test with: told by CHROMIUM_PATH, the system's, Playwright's own, or one installed now. */
export async function findChromium() {
  const { chromium } = await import('@playwright/test')
  const known = () =>
    [process.env.CHROMIUM_PATH, ...onPath(), ...applications, chromium.executablePath()].find(
      (path) => path && existsSync(path),
    )
  if (!known()) install()
  const found = known()
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
