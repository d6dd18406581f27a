import { AppError } from '@ag/core'

const longestTarget = 2_048
const segment = '[A-Za-z0-9_~-](?:[A-Za-z0-9._~-]*[A-Za-z0-9_~-])?'
const queryText = '(?:[A-Za-z0-9._~=&+,:-]|%[0-9A-Fa-f]{2})*'
const grammar = new RegExp(`^(/api/v1(?:/${segment})+/?)(?:\\?(${queryText}))?$`)
/** Escaped control characters: no client of ours sends them, and no reader of ours expects them. */
const escapedControl = /%(?:[01][0-9A-Fa-f]|7[Ff])/

/** A path of the API that is safe to send on, as it is. */
export interface Target {
  path: string
  /** Without the question mark. */
  query: string
}

/**
 * Reads the one `path` parameter of the proxy from a raw request target. The text is split and decoded exactly once,
 * by us, so that no second reader can understand it differently.
 */
export function readTarget(rawUrl: string): Target {
  const value = pathParameter(rawUrl)
  const target = value === undefined ? undefined : parseTarget(value)
  if (!target) throw new AppError('VALIDATION_FAILED')
  return target
}

/** Parses the decoded value; nothing unless the whole of it follows the grammar. */
export function parseTarget(value: string): Target | undefined {
  if (value.length > longestTarget) return undefined
  const match = grammar.exec(value)
  if (!match) return undefined
  const [, path = '', query = ''] = match
  if (escapedControl.test(query) || decoded(query) === undefined) return undefined
  const reread = new URL(value, 'http://backend.invalid')
  if (reread.pathname !== path || reread.search !== (query === '' ? '' : `?${query}`)) return undefined
  return { path, query }
}

function pathParameter(rawUrl: string): string | undefined {
  const mark = rawUrl.indexOf('?')
  const [, value] = /^path=([^&]+)$/.exec(mark < 0 ? '' : rawUrl.slice(mark + 1)) ?? []
  // An escape takes three characters, so nothing longer can decode to a target that fits.
  if (value === undefined || value.length > 3 * longestTarget) return undefined
  return decoded(value.replaceAll('+', ' '))
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
