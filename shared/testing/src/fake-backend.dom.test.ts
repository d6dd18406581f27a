import { getPricing, getProduct, getSettings, login } from '@ag/contracts'
import { call } from '@ag/platform'
import { makePricing, makeProductDetails, makeSettings } from './catalogue-makers'
import { fakeBackend } from './fake-backend'

const credentials = { email: 'ana@empresa.com.br', password: 'frase longa e rara' }
const product = (id: string) => call(getProduct, { params: { id } })

it('answers a call whatever its parameters, and no other', async () => {
  fakeBackend.replies(getProduct, makeProductDetails())
  await expect(product('prospect')).resolves.toMatchObject({ id: 'prospect' })
  await expect(product('whatsapp')).resolves.toMatchObject({ id: 'prospect' })
  expect(fakeBackend.paths(getProduct)).toEqual(['/api/v1/products/prospect', '/api/v1/products/whatsapp'])
  await expect(call(login, { body: credentials })).rejects.toMatchObject({ code: 'NETWORK' })
})

it('answers the last thing it was told', async () => {
  fakeBackend.fails(getSettings, 404)
  await expect(call(getSettings)).rejects.toMatchObject({ code: 'NOT_FOUND', details: { status: 404 } })
  fakeBackend.replies(getSettings, makeSettings())
  await expect(call(getSettings)).resolves.toEqual(makeSettings())
})

it('remembers what it was sent', async () => {
  fakeBackend.fails(login, 401, { code: 'AUTH_INVALID_CREDENTIALS' })
  await call(login, { body: credentials }, { idempotencyKey: 'once' }).catch(() => undefined)
  expect(fakeBackend.requests(login)).toEqual([credentials])
  expect(fakeBackend.headers(login)[0]?.get('idempotency-key')).toBe('once')
})

it('starts every test empty', () => {
  expect(fakeBackend.requests(login)).toEqual([])
  expect(fakeBackend.paths(getSettings)).toEqual([])
})

it('makes what the contracts accept', () => {
  expect(getPricing.reply?.safeParse(makePricing()).success).toBe(true)
  expect(getProduct.reply?.safeParse(makeProductDetails()).success).toBe(true)
  expect(getSettings.reply?.safeParse(makeSettings()).success).toBe(true)
})
