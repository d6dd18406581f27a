import type { ConsentCategory, ConsentPreferences } from '@ag/contracts'
import { consentDays, cookieNames, cookiePrefix, storageKeys } from '@ag/core'

const seconds = consentDays * 86_400

/** The cookies of each category, with the values that they begin with. */
const cookiesOf = (): [ConsentCategory, Record<string, string>][] => [
  ['necessary', { [cookieNames.necessary]: 'true' }],
  [
    'functional',
    {
      [cookieNames.functional]: 'true',
      [cookieNames.theme]: document.documentElement.dataset.theme ?? 'system',
      [cookieNames.language]: 'pt-BR',
    },
  ],
  ['analytics', { [cookieNames.analytics]: 'true' }],
  ['marketing', { [cookieNames.marketing]: 'true' }],
]

/** What tools of each category leave by themselves, in cookies and in storage. */
const leftBehind: [ConsentCategory, RegExp][] = [
  ['functional', /^ag\.functional/],
  ['analytics', /^(?:_ga|_gid|_gat|__utm|ag\.analytics)/],
  ['marketing', /^(?:_gac_|_gcl|_fb[cp]|ag\.marketing)/],
]

/** Leaves exactly what is allowed; a cookie that is there keeps its value. */
export function allowCookies(preferences: ConsentPreferences): void {
  const known = readCookies()
  for (const [category, cookies] of cookiesOf())
    for (const [name, value] of Object.entries(cookies))
      if (preferences[category]) writeCookie(name, known.get(name) ?? value)
      else removeCookie(name)
  const isRefused = (name: string) =>
    leftBehind.some(([category, names]) => !preferences[category] && names.test(name))
  for (const name of known.keys()) if (isRefused(name)) removeCookie(name)
  removeStored(isRefused)
}

/** Removes every cookie that the page can reach, except the necessary one, and what optional tools have stored. */
export function removeCookies(): void {
  for (const name of readCookies().keys()) if (name !== cookieNames.necessary) removeCookie(name)
  removeStored((key) => leftBehind.some(([, names]) => names.test(key)))
}

const readCookies = () =>
  new Map(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=')
        return [name, value.join('=')]
      }),
  )

function writeCookie(name: string, value: string, maxAge = seconds, domain?: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const where = domain ? `; Domain=${domain}` : ''
  const cookie = `${name}=${value}; Path=/${where}; Max-Age=${maxAge}; SameSite=Lax${secure}`
  // The Cookie Store API is not everywhere yet.
  Object.assign(document, { cookie })
}

/** Tools set cookies for the widest domain that they can, and a cookie is removed only from where it was set. */
function removeCookie(name: string): void {
  writeCookie(name, '', 0)
  if (name.startsWith(cookiePrefix)) return
  const labels = location.hostname.split('.')
  for (const start of labels.keys()) writeCookie(name, '', 0, labels.slice(start).join('.'))
}

const needed: string[] = Object.values(storageKeys)

function removeStored(isUnwanted: (key: string) => boolean): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    try {
      const storage = window[kind]
      for (const key of Object.keys(storage))
        if (!needed.includes(key) && isUnwanted(key)) storage.removeItem(key)
    } catch {
      // Storage that is blocked holds nothing.
    }
}
