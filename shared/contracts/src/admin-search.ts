import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** With fewer characters almost everything would be found. */
export const shortestSearch = 2

/** What was found, kind by kind; five of each at most, and none of a kind that the caller may not read. */
export const adminFound = z.object({
  customers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Of the first who signed up. */
      email: z.nullable(z.string()),
    }),
  ),
  invoices: z.array(z.object({ id: z.string(), number: z.string(), company: z.string(), total: z.number() })),
  meetings: z.array(
    z.object({ id: z.string(), name: z.string(), company: z.string(), start_at: z.string() }),
  ),
  products: z.array(z.object({ id: z.string(), name: z.string(), is_active: z.boolean() })),
})
export type AdminFound = z.infer<typeof adminFound>

/** Records whose words begin like those that are typed; case, accents and the marks of documents count for nothing. */
export const searchAdmin = endpoint({
  method: 'GET',
  path: '/api/v1/admin/search',
  query: z.object({
    q: z
      .string('Informe o que procura.')
      .check(
        z.trim(),
        z.minLength(shortestSearch, `Use pelo menos ${shortestSearch} letras.`),
        z.maxLength(100, 'Use no máximo 100 caracteres.'),
      ),
  }),
  reply: adminFound,
})
