import { jwtDecode } from 'jwt-decode'

/** When a token expires, in milliseconds since 1970; undefined when the text is no token with an `exp`. */
export function expiryOf(token: string): number | undefined {
  try {
    const { exp } = jwtDecode(token)
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    return undefined
  }
}

/** Is its time over? What is no token has none. */
export const hasExpired = (token: string): boolean => (expiryOf(token) ?? 0) <= Date.now()
