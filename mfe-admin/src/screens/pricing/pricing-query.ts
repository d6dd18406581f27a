import { getAdminPricing } from '@ag/contracts'
import { notify, query, queryClient, untilClosed } from '@ag/platform'
import { conflictIn } from '../../parts/conflict/use-guarded'
import { texts } from './texts'

export const pricing = query(getAdminPricing)

/** Asks again for what has changed. */
export const refreshPricing = () => queryClient.invalidateQueries({ queryKey: pricing.queryKey })

/** Saves a price and says so. Where somebody else was faster the list shows theirs, and what was typed stays. */
export async function savePrice(save: () => Promise<unknown>): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (conflictIn(error)) await refreshPricing()
    throw error
  }
  await refreshPricing()
  notify({ type: 'success', title: texts.saved, duration: untilClosed })
}
