import type { CookieInfo, CookiePolicy } from '@ag/contracts'
import { AppError } from '@ag/core'

const patience = 10_000

/** What is kept in a browser, and the policy about it. */
export interface PrivacyInfo {
  info: CookieInfo
  policy: CookiePolicy
}

/**
 * Loads both. Every first visit does, so it does without transport and contracts (15 kB), which no page needs before
 * somebody acts; the answers are words to show, and are checked for their outline only.
 * @throws {AppError}
 */
export async function loadPrivacyInfo(): Promise<PrivacyInfo> {
  const [info, policy] = await Promise.all([
    read<CookieInfo>('/api/v1/cookies/'),
    read<CookiePolicy>('/api/v1/cookies/policy'),
  ])
  if (!isInfo(info) || !isPolicy(policy)) throw new AppError('BAD_GATEWAY')
  return { info, policy }
}

/** Nothing is sure of what was read until its outline has been looked at. */
type Unsure<Answer> = Partial<Answer> | null

async function read<Answer>(path: string): Promise<Unsure<Answer>> {
  const answer = await fetch(`${location.origin}/api/proxy?path=${encodeURIComponent(path)}`, {
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new AppError('BAD_GATEWAY')
  return answer.json()
}

const isInfo = (answer: Unsure<CookieInfo>): answer is CookieInfo => {
  const { fingerprint, categories } = answer ?? {}
  return typeof fingerprint === 'string' && Array.isArray(categories) && categories.every(isCategory)
}
const isCategory = ({ key, cookies }: Partial<CookieInfo['categories'][number]>) =>
  typeof key === 'string' && Array.isArray(cookies)

const isPolicy = (answer: Unsure<CookiePolicy>): answer is CookiePolicy => Array.isArray(answer?.sections)
