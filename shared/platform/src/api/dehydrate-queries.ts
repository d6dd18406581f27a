import { codeOf } from '@ag/core'
import { dehydrate, type QueryClient } from '@tanstack/react-query'

/** What has been fetched, as the JSON text that a prerendered page carries; a failure shows too, so it comes along. */
export function dehydrateQueries(client: QueryClient): string {
  const state = dehydrate(client, { shouldDehydrateQuery: (found) => found.state.status !== 'pending' })
  // Of a failure the page tells nobody more than its code.
  for (const { state: found } of state.queries)
    if (found.error) Object.assign(found, { error: { code: codeOf(found.error) } })
  return JSON.stringify(state)
}
