import * as z from 'zod/mini'
import { openWords } from './open-words'

const status = z.enum(['open', 'paid'])
const row = z.object({ status: openWords(status) })

it('is as strict as its words, read and said', () => {
  for (const word of ['open', 'paid']) {
    expect(row.safeParse({ status: word }).success).toBe(true)
    expect(z.safeEncode(row, { status: word as 'open' }).success).toBe(true)
  }
  for (const word of ['unknown', 'brand_new', 1, null]) {
    expect(row.safeParse({ status: word }).success).toBe(false)
    expect(z.safeEncode(row, { status: word as 'unknown' }).success).toBe(false)
  }
})

it('leaves the words themselves as they are', () => {
  expect(openWords(status)).not.toBe(status)
  expect(status).not.toHaveProperty('isOpen')
})
