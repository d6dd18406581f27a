import { useLocation } from '@ag/platform'

export interface ManageLink {
  id: string
  key: string
}

/**
 * The meeting that a mailed link names, and the key that opens it: both stand in the fragment, which no server and no
 * analysis gets to see. They stay there, so that the page can be loaded again.
 */
export function useManageLink(): ManageLink | undefined {
  const { hash } = useLocation()
  const [, id, key] = /^#([A-Za-z0-9][\w-]*)\.([\w-]+)$/.exec(hash) ?? []
  return id && key ? { id, key } : undefined
}

/** What somebody wants to do there, as the links of the confirmation say it. */
export type ManageStep = 'move' | 'cancel'

/** The address of a meeting, at the step that somebody wants. */
export const atStep = (manageUrl: string, step: ManageStep): string =>
  manageUrl.replace(/(?:\?[^#?]*)?#/, `?step=${step}#`)

export function useWantedStep(): ManageStep | undefined {
  const step = new URLSearchParams(useLocation().search).get('step')
  return step === 'move' || step === 'cancel' ? step : undefined
}
