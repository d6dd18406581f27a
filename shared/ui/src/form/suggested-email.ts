import { editDistance } from '@ag/core'

/** Where most mailboxes of our visitors are, and those whose names are so close that one must not pass for another. */
const knownDomains = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'icloud.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'yahoo.com',
  'live.com',
  'hotmail.com.br',
  'outlook.com.br',
  'msn.com',
  'ig.com.br',
  'globo.com',
  'globomail.com',
  'r7.com',
  'me.com',
  'aol.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'zoho.com',
  'gmx.com',
  'proton.me',
  'protonmail.com',
]

/** The address that was probably meant, when its domain is a slip away from a well-known one: 'ana@gmial.com'. */
export function suggestedEmail(email: string): string | undefined {
  const [, local, typed] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim().toLowerCase()) ?? []
  if (!local || !typed?.includes('.') || knownDomains.includes(typed)) return undefined
  const near = knownDomains
    .map((domain) => ({ domain, apart: editDistance(typed, domain, slipsIn(domain)) }))
    .filter(({ domain, apart }) => apart <= slipsIn(domain))
    .sort((one, other) => one.apart - other.apart)
  return near[0] && `${local}@${near[0].domain}`
}

/** A short name with a wrong letter is somebody else's. */
function slipsIn(domain: string): number {
  const [name = ''] = domain.split('.')
  return name.length < 4 ? 0 : name.length < 5 ? 1 : 2
}
