/** What a lead has told so far; what is missing was not said yet or not at all. */
export interface LeadFacts {
  interest?: 'yes' | 'maybe' | 'no'
  size?: CompanySize
  timing?: 'now' | 'month' | 'research'
  contact?: Contact
}

/** Which ways to reach the lead were given. The words themselves are not kept. */
interface Contact {
  name: boolean
  email: boolean
  company: boolean
}

export const companySizes = ['one', 'few', 'some', 'many'] as const
export type CompanySize = (typeof companySizes)[number]

export const scoreParts = ['interest', 'size', 'timing', 'contact'] as const
export type ScorePart = (typeof scoreParts)[number]

/** The most that each part can give; together 100. */
export const mostPoints: Record<ScorePart, number> = { interest: 30, size: 20, timing: 30, contact: 20 }

export interface Score {
  /** 0 to 100. */
  total: number
  band: 'A' | 'B' | 'C'
  parts: Record<ScorePart, number>
}

const interestPoints = { yes: 30, maybe: 15, no: 0 }
const timingPoints = { now: 30, month: 20, research: 8 }
/** By how many steps the size is away from the ideal one. */
const sizePoints = [20, 12, 5, 2]
const contactPoints = { name: 6, email: 8, company: 6 }
const bandA = 70
const bandB = 40

/** Scores a lead: interest, how near its size is to the ideal customer's, how soon, and how it can be reached. */
export function scoreOf({ interest, size, timing, contact }: LeadFacts, ideal: CompanySize): Score {
  const parts = {
    interest: interest ? interestPoints[interest] : 0,
    size: size ? (sizePoints[Math.abs(companySizes.indexOf(size) - companySizes.indexOf(ideal))] ?? 0) : 0,
    timing: timing ? timingPoints[timing] : 0,
    contact: contactKinds.reduce((sum, kind) => sum + (contact?.[kind] ? contactPoints[kind] : 0), 0),
  }
  const total = scoreParts.reduce((sum, part) => sum + parts[part], 0)
  return { total, parts, band: total >= bandA ? 'A' : total >= bandB ? 'B' : 'C' }
}

const contactKinds = ['name', 'email', 'company'] as const
