import { barePath, isUnder } from '@ag/core'

export interface GateInput {
  /** Path of the page, without query or fragment. */
  path: string
  signedIn: boolean
  /** The stored consent decision. Chatting with us asks for none, so no rule reads it yet. */
  consent: unknown
}

/** The last is the assistant's own page. */
const hiddenAreas = ['/admin', '/dashboard', '/auth', '/assistente']
const hiddenPage = '/consultation'

/** Says whether the assistant's launcher is on a page; the only rule about it, released with the assistant. */
export function gate({ path, signedIn }: GateInput): 'hidden' | 'shown' {
  const page = barePath(path)
  const hidden = signedIn || page === hiddenPage || hiddenAreas.some((area) => isUnder(page, area))
  return hidden ? 'hidden' : 'shown'
}
