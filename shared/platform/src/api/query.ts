import type { Endpoint, ReplyOf } from '@ag/contracts'
import {
  type DehydratedState,
  hydrate,
  QueryClient,
  type QueryFunction,
  type QueryKey,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query'
import { type CallInput, call } from './call'

const usuallyFresh = 60_000

/** A client for server state; calls retry by themselves, so queries do not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: usuallyFresh, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The browser's one client; what belongs to a customer is forgotten when the session changes. */
export const queryClient = createQueryClient()

export type Query<E extends Endpoint = Endpoint> = Pick<
  UseSuspenseQueryOptions<ReplyOf<E>>,
  'queryKey' | 'queryFn' | 'meta' | 'staleTime' | 'refetchInterval'
>
/** Queries of any reply, side by side. */
export interface AnyQuery {
  queryKey: QueryKey
  queryFn?: QueryFunction
}

/** The data of a query, as far as it has been had. */
export type Known = <Data>(
  query: Pick<UseSuspenseQueryOptions<Data>, 'queryKey' | 'queryFn'>,
) => Data | undefined

/** What a client knows already; asks for nothing. */
export const knownTo =
  (client: QueryClient): Known =>
  ({ queryKey }) =>
    client.getQueryData(queryKey)

type Freshness = { staleTime?: number; refetchInterval?: number }

/** Server state of one call: its key, its fetching and its checking all come from the contract. */
export function query<E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  freshness: Freshness = {},
): Query<E> {
  return {
    queryKey: [endpoint.path, input ?? {}],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { isPublic: endpoint.isPublic },
    ...freshness,
  }
}

/**
 * Takes over what a page was prerendered with. It is rendered again whenever what it shows changes, so its data counts
 * as fetched just now.
 */
export function hydrateQueries(client: QueryClient, state: Partial<DehydratedState>): void {
  for (const { state: found } of state.queries ?? [])
    if (found.status === 'success') found.dataUpdatedAt = Date.now()
  hydrate(client, state)
}

/**
 * The same as `query` for a call whose contract (and with it the checking of answers) is only loaded when it is really
 * fetched: for public data that pages are prerendered with.
 * @param path the endpoint's path, as the key
 */
export function deferredQuery<E extends Endpoint>(
  path: E['path'],
  contract: () => Promise<E>,
  input?: CallInput<E>,
  freshness: Freshness = {},
): Query<E> {
  return {
    queryKey: [path, input ?? {}],
    queryFn: async ({ signal }) => call(await contract(), input, { signal }),
    meta: { isPublic: true },
    ...freshness,
  }
}

/** Fetches queries into a client; a failure stays in the query, for the screen to tell. */
export async function prefetch(client: QueryClient, queries: AnyQuery[]): Promise<void> {
  await Promise.all(queries.map((wanted) => client.prefetchQuery(wanted)))
}

/** Forgets what belonged to a customer; what is the same for everybody stays. */
export function forgetCustomer(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
  queryClient.getMutationCache().clear()
}

/** Lets failed queries be asked again; run when somebody presses 'Tentar novamente'. */
export function resetFailedQueries(): Promise<void> {
  return queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
}
