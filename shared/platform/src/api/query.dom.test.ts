import { endpoints, getPricing, getProduct, getSettings } from '@ag/contracts'
import { fakeBackend, makePricing, makeProductDetails } from '@ag/testing'
import { dehydrateQueries } from './dehydrate-queries'
import {
  createQueryClient,
  deferredQuery,
  hydrateQueries,
  prefetch,
  query,
  queryClient,
  resetFailedQueries,
} from './query'

const keyOf = (wanted: { queryKey: readonly unknown[] }) => wanted.queryKey

it('names server state by the path of its call', () => {
  for (const endpoint of endpoints) {
    expect(keyOf(query(endpoint))).toEqual([endpoint.path, {}])
    expect(keyOf(deferredQuery(endpoint.path, async () => endpoint))).toEqual(keyOf(query(endpoint)))
  }
})

it('tells what a call is asked with apart', () => {
  const prospect = { params: { id: 'prospect' } }
  expect(keyOf(query(getProduct, prospect))).toEqual(['/api/v1/products/:id', prospect])
  expect(keyOf(deferredQuery(getProduct.path, async () => getProduct, prospect))).toEqual(
    keyOf(query(getProduct, prospect)),
  )
})

it('fetches once for those who load the contract early and late', async () => {
  fakeBackend.replies(getPricing, makePricing())
  const client = createQueryClient()
  await client.fetchQuery(deferredQuery(getPricing.path, async () => getPricing))
  const early = await client.fetchQuery(query(getPricing))
  expect(early.products).toHaveLength(7)
  expect(fakeBackend.paths(getPricing)).toHaveLength(1)
})

it('carries what was fetched to another client, as text', async () => {
  fakeBackend.replies(getProduct, makeProductDetails())
  const wanted = query(getProduct, { params: { id: 'prospect' } })
  const [server, browser] = [createQueryClient(), createQueryClient()]
  await prefetch(server, [wanted])
  hydrateQueries(browser, JSON.parse(dehydrateQueries(server)))
  expect(browser.getQueryData(wanted.queryKey)).toEqual(makeProductDetails())
})

it('carries a failure from a server to a browser, by its code alone', async () => {
  fakeBackend.fails(getPricing, 503)
  const wanted = query(getPricing)
  const [server, browser] = [createQueryClient(), createQueryClient()]
  await prefetch(server, [wanted])
  hydrateQueries(browser, JSON.parse(dehydrateQueries(server)))
  expect(browser.getQueryState(wanted.queryKey)).toMatchObject({
    status: 'error',
    errorUpdateCount: 1,
    dataUpdatedAt: 0,
  })
  expect(Object.keys(browser.getQueryState(wanted.queryKey)?.error ?? {})).toEqual(['code'])
})

it('keeps a failure for the screen to tell, and asks again once it is reset', async () => {
  const settings = query(getSettings)
  fakeBackend.fails(getPricing, 500)
  fakeBackend.fails(getSettings, 404)
  await prefetch(queryClient, [query(getPricing), settings])
  expect(queryClient.getQueryState(settings.queryKey)).toMatchObject({ error: { code: 'NOT_FOUND' } })
  fakeBackend.replies(getPricing, makePricing())
  await resetFailedQueries()
  expect(queryClient.getQueryState(settings.queryKey)?.error).toBeNull()
  await prefetch(queryClient, [query(getPricing)])
  expect(queryClient.getQueryData(query(getPricing).queryKey)).toMatchObject({ currency: 'BRL' })
})
