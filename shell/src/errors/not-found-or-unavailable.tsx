import type { Area } from '@ag/contracts'
import { barePath } from '@ag/core'
import { store, useAtomValue, useLocation } from '@ag/platform'
import { remoteStatesAtom } from '../remotes/remotes'
import { areaOf } from '../routing/areas'
import { AreaUnavailable } from './area-unavailable'
import { NotFound } from './not-found'

/** The page for what no route answers: nobody knows it, or the area that would know it could not be loaded. */
export function NotFoundOrUnavailable({ areas }: { areas: Area[] }) {
  const { pathname } = useLocation()
  const stateOf = useAtomValue(remoteStatesAtom, { store })
  const area = areaOf(areas, barePath(pathname))
  const state = area ? stateOf(area.remote) : undefined
  const unavailable = area && (state?.status === 'failed' || state?.status === 'loading')
  if (unavailable)
    return <AreaUnavailable area={area} message={state.status === 'failed' ? state.message : undefined} />
  return <NotFound />
}
