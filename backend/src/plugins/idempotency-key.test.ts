import { endpoints } from '@ag/contracts'
import { AppError } from '@ag/core'
import { idempotencyKeyOf, requestKeyOf } from './idempotency-key'

const request = (key?: string) => ({ headers: { ...(key && { 'idempotency-key': key }) } })

it('is asked for where a repeat would book or pay twice', () => {
  expect(endpoints.filter(({ isKeyed }) => isKeyed).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v1/dashboard/subscriptions/:product_id',
    'POST /api/v1/dashboard/subscriptions/:product_id/activate',
    'POST /api/v1/dashboard/billing/invoices/:id/pay',
    'POST /api/v1/meetings/',
    'POST /api/v1/admin/meetings',
  ])
})

it.each([undefined, '', 'short', 'a'.repeat(129), 'sixteen letters!'])('is no key: %p', (key) => {
  expect(idempotencyKeyOf(request(key))).toBeUndefined()
  expect(() => requestKeyOf(request(key), {})).toThrow(AppError)
})

it('belongs to whoever uses it, and tells nothing of what was said', () => {
  const key = 'a-key-of-this-request'
  const ours = requestKeyOf(request(key), { type: 'card' }, 'co_1')
  expect(requestKeyOf(request(key), { type: 'card' }, 'co_1')).toEqual(ours)
  expect(requestKeyOf(request(key), { type: 'pix' }, 'co_1')).toMatchObject({ hash: ours.hash })
  expect(requestKeyOf(request(key), { type: 'card' }, 'co_2').hash).not.toBe(ours.hash)
  expect(JSON.stringify(ours)).not.toMatch(/card|co_1|key-of/)
})
