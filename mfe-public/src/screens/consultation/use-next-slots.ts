import type { getNextSlots, Slot } from '@ag/contracts'
import { deferredQuery, useQuery } from '@ag/platform'

/** The next free hours, which the page is rendered with. */
export const nextSlots = deferredQuery<typeof getNextSlots>('/api/v1/meetings/next-slots', () =>
  import(/* webpackChunkName: "contracts" */ './contracts').then((all) => all.getNextSlots),
)

/** None while they are unknown. */
export const useNextSlots = (): Slot[] => useQuery(nextSlots).data?.slots ?? []
