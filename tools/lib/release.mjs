import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The token that may change one remote's releases: from the environment (`RELEASE_TOKEN`, or all by name in `RELEASE_TOKENS`), or from a local gateway's data folder. */
export function tokenFor(name, dataDir) {
  if (process.env.RELEASE_TOKEN) return process.env.RELEASE_TOKEN
  const file = join(dataDir, 'tokens.json')
  const tokens = process.env.RELEASE_TOKENS ?? (existsSync(file) ? readFileSync(file, 'utf8') : '{}')
  const token = JSON.parse(tokens)[name]
  if (!token) throw new Error(`No token for ${name}: set RELEASE_TOKEN, or start the local gateway once.`)
  return token
}

/** Sends the release in a package's `dist/` to a gateway, which checks it and makes it live for all, a share or nobody yet. */
export async function publish(gateway, name, folder, token, { share, why, aside = false } = {}) {
  const release = JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8'))
  const files = {}
  for (const path of Object.keys(release.files))
    files[path] = (await readFile(join(folder, 'dist', path))).toString('base64')
  const query = aside ? '?promote=false' : share === undefined ? '' : `?share=${encodeURIComponent(share)}`
  return ask(gateway, `/api/registry/releases/${name}${query}`, token, { release, files, why })
}

/**
 * Publishes a build without having opened it anywhere. Where it is the first of its name, a share of the visitors is all of
 * them, which `say` is told.
 */
export async function publishUnseen(gateway, name, folder, token, { share, why, say }) {
  const answer = await publish(gateway, name, folder, token, { share, why })
  if (share !== undefined && answer.live) say(forEverybody(name, share))
  return answer
}

/**
 * Publishes a build once it has started on every shell that visitors may have. Until then it lies on the gateway and
 * nobody gets it; without a browser it goes live unseen, which `say` is told.
 */
export async function publishTried(gateway, name, folder, token, { share, why, say }) {
  const published = await publish(gateway, name, folder, token, { aside: true })
  const { build } = published
  if (share !== undefined && published.live) {
    say(`${name}@${build} is live for everybody already: nothing has changed.`)
    return published
  }
  const { pages } = await ask(gateway, `/api/registry/${name}/rehearse`, token, { build })
  const { smoke } = await import('./smoke.mjs')
  const problems = pages.length === 0 ? [] : await smoke(gateway, pages)
  if (pages.length === 0) say('Nothing is live that it could be tried with: no smoke run.')
  else if (!problems) say('No Chromium was found: no smoke run. Set CHROMIUM_PATH to have one.')
  else if (problems.length > 0) {
    throw new Error(
      [`${name}@${build} was refused by the smoke run; nothing has changed.`, ...problems].join('\n'),
    )
  } else say(`Smoke run: ${pages.map(({ path, host }) => `${path} on shell ${host}`).join(', ')}`)
  const what = share === undefined ? 'promote' : 'canary'
  const answer = await change(gateway, name, what, token, { build, share, why })
  if (share !== undefined && answer.live.stable === build) say(forEverybody(name, share))
  return { ...answer, build }
}

const forEverybody = (name, share) =>
  `Nothing of ${name} was live that ${share} % of the visitors could be compared with: everybody gets it.`

/** Makes a change to what is live: `canary`, `promote`, `stop`, `rollback`, `disable` or `enable`. */
export const change = (gateway, name, what, token, body = {}) =>
  ask(gateway, `/api/registry/${name}/${what}`, token, body)

/** A link that shows a build to the first browser that opens it, and to nobody else; publishes the build for that. */
export async function preview(gateway, name, folder, token) {
  const { build } = await publish(gateway, name, folder, token, { aside: true })
  const { path, expires_at } = await ask(gateway, `/api/registry/${name}/preview`, token, { build })
  return { build, url: new URL(path, gateway).href, expires_at }
}

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
