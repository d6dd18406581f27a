import type { Area } from '@ag/contracts'
import { barePath } from '@ag/core'
import { store, useAtomValue, useLocation } from '@ag/platform'
import { useState } from 'react'
import { remoteStatesAtom } from '../remotes/remotes'
import { areaOf } from '../routing/areas'
import { AreaUnavailable } from './area-unavailable'
import { NotFound } from './not-found'

/** The page for what no route answers: nobody knows it, or the area that would know it could not be loaded. */
export function NotFoundOrUnavailable({ areas }: { areas: Area[] }) {
  const { pathname, key } = useLocation()
  const stateOf = useAtomValue(remoteStatesAtom, { store })
  const area = areaOf(areas, barePath(pathname))
  const state = area ? stateOf(area.remote) : undefined
  const isMissing = state?.status === 'failed' || state?.status === 'loading'
  const [missed, setMissed] = useState<string>()
  if (isMissing && missed !== key) setMissed(key)
  // A healed area is there a moment before its page is: no reason to say that nobody knows the address.
  const hasHealed = missed === key && !isMissing

  if (area && (isMissing || hasHealed))
    return <AreaUnavailable area={area} state={state} hasHealed={hasHealed} />
  return <NotFound />
}
