import type { RouteObject } from '@ag/platform'
import type { PageHandle } from '../layout/page-words'

/** What a matched route says about its page; the router keeps it and does not look at it. */
export const handleOf = ({ route }: { route: Pick<RouteObject, 'handle'> }): PageHandle | undefined =>
  route.handle
