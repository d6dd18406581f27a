import type { ConsentPreferences } from '@ag/contracts'
import { consentDays, cookieNames } from '@ag/core'

const seconds = consentDays * 86_400

/** The cookies of each category, with the values that they begin with. */
const cookiesOf = (): Record<keyof ConsentPreferences, Record<string, string>> => ({
  necessary: { [cookieNames.necessary]: 'true' },
  functional: {
    [cookieNames.functional]: 'true',
    [cookieNames.theme]: document.documentElement.dataset.theme ?? 'system',
    [cookieNames.language]: 'pt-BR',
  },
  analytics: { [cookieNames.analytics]: 'true' },
  marketing: { [cookieNames.marketing]: 'true' },
})

/** Leaves exactly the cookies of ours that are allowed; one that is there keeps its value. */
export function allowCookies(preferences: ConsentPreferences): void {
  const known = readCookies()
  for (const [category, cookies] of Object.entries(cookiesOf()))
    for (const [name, value] of Object.entries(cookies))
      if (preferences[category as keyof ConsentPreferences]) writeCookie(name, known.get(name) ?? value)
      else removeCookie(name)
}

/** Removes every cookie that the page can reach, except the necessary one. */
export function removeCookies(): void {
  for (const name of readCookies().keys()) if (name !== cookieNames.necessary) removeCookie(name)
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

function writeCookie(name: string, value: string, maxAge = seconds): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  // The Cookie Store API is not everywhere yet.
  Object.assign(document, { cookie })
}

function removeCookie(name: string): void {
  writeCookie(name, '', 0)
}
