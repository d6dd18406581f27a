/** Version of what we ask visitors to decide about; another major one asks everybody again. */
export const consentVersion = '1.0.0'

/** Days that a decision, and the cookies it allows, last. */
export const consentDays = 365

const day = 86_400_000

interface Decided {
  /** When, as an ISO date. */
  timestamp: string
  version: string
  /** Of the list that was decided about; unknown when it could not be loaded. */
  fingerprint?: string
  /** The list in force was another one when it was last known. */
  outdated?: boolean
}

/**
 * Must a visitor be asked about cookies (again)?
 * @param now epoch milliseconds
 * @param fingerprint of the list as it stands; undefined while it is not known
 */
export function mustAsk(decided: Decided | undefined, now: number, fingerprint?: string): boolean {
  if (decided === undefined) return true
  const age = now - Date.parse(decided.timestamp)
  // A date that is none gives an age that is in no range.
  if (!(age < consentDays * day)) return true
  if (majorOf(decided.version) !== majorOf(consentVersion)) return true
  if (fingerprint === undefined) return decided.outdated === true
  if (decided.fingerprint === undefined) return false
  return decided.fingerprint !== fingerprint
}

const majorOf = (version: string) => version.split('.')[0]
