import { type ReleaseAction, type ReleasesHealth, releaseDecision, releaseTarget } from '@ag/contracts'
import { AppError } from '@ag/core'
import { readInput } from '../errors/read-input'
import type { ReleaseHealth } from '../metrics/release-health'
import type { Asked } from '../proxy/proxy-routes'
import { releaseNames } from './areas'
import { canaryOf } from './document'
import type { Reason, Registry } from './registry'

/** Who changed something on the page of the releases, as everybody may read it; administrators read the person too. */
const team = 'administração'

/** Carries out what an administrator decided about what is live, and tells how the releases stand then. */
export const releaseChanges =
  (registry: Registry, health: Pick<ReleaseHealth, 'read'>) =>
  async ({ params, body, caller }: Asked): Promise<ReleasesHealth> => {
    const { name, action } = readInput(releaseTarget, params)
    const { set, share, why } = readInput(releaseDecision, body)
    if (!releaseNames.includes(name)) throw new AppError('NOT_FOUND')
    const document = registry.document()
    if (document.set !== set) throw new AppError('VERSION_CONFLICT', { userMessage: behind })
    const canary = canaryOf(document, name)?.build
    if (action !== 'rollback' && canary === undefined) {
      throw new AppError('VERSION_CONFLICT', { userMessage: noCanary })
    }
    const reason: Reason = { who: `${await caller()} (${team})`, why: why || undefined }
    const carryOut: Record<ReleaseAction, () => Promise<void>> = {
      promote: () => registry.promote(name, canary, reason),
      canary: () => registry.canary(name, canary, shareOf(share), reason),
      stop: () => registry.stop(name, reason, canary),
      rollback: () => registry.rollBack(name, reason),
    }
    await carryOut[action]()
    return health.read('administrator')
  }

function shareOf(share: number | undefined): number {
  if (share !== undefined) return Math.round(share * 100) / 100
  const errors = [{ field: 'share', code: 'SHARE_MISSING', message: 'Informe a parcela.' }]
  throw new AppError('VALIDATION_FAILED', { errors })
}

const behind = 'O que está no ar mudou desde que você abriu esta página. Confira e tente de novo.'
const noCanary = 'Não há versão em teste nesta área.'
