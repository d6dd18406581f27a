import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The token that may change one remote's releases: from the environment, or from a local gateway's data folder. */
export function tokenFor(name, dataDir) {
  if (process.env.RELEASE_TOKEN) return process.env.RELEASE_TOKEN
  const file = join(dataDir, 'tokens.json')
  const token = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'))[name] : undefined
  if (!token) throw new Error(`No token for ${name}: set RELEASE_TOKEN, or start the local gateway once.`)
  return token
}

/** Sends the release in a package's `dist/` to a gateway, which checks it and makes it live. */
export async function publish(gateway, name, folder, token) {
  const release = JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8'))
  const files = {}
  for (const path of Object.keys(release.files))
    files[path] = (await readFile(join(folder, 'dist', path))).toString('base64')
  return ask(gateway, `/api/registry/releases/${name}`, token, { release, files })
}

/** Makes a change to what is live: `promote`, `rollback`, `disable` or `enable`. */
export const change = (gateway, name, what, token, body = {}) =>
  ask(gateway, `/api/registry/${name}/${what}`, token, body)

/** What is live. */
export async function state(gateway) {
  const answer = await fetch(new URL('/api/registry', gateway), { signal: AbortSignal.timeout(10_000) })
  return answer.json()
}

async function ask(gateway, path, token, body) {
  const answer = await fetch(new URL(path, gateway), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  })
  const reply = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${reply.userMessage ?? reply.detail}`)
  return reply
}
