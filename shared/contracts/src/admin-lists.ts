import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { idField } from './fields'

const digits = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'Informe um número.')),
  z.transform((text) => Number(text)),
)

/** What every list of the admin area may be asked for: words, a page and its length. */
export const listQuery = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Use no máximo 100 caracteres.'))),
  /** Where the page before ended. */
  cursor: z.optional(z.string().check(z.maxLength(400))),
  /** Rows of a page, 25 unless told. */
  limit: z.optional(digits.check(z.minimum(1), z.maximum(100, 'Uma página tem até 100 linhas.'))),
}

/** What a version field refuses: the edit of a record that has changed since it was read. */
export const versionField = z.int('Recarregue e tente de novo.').check(z.minimum(0))

/** Text of so many characters at most. */
export const textField = (most: number, message?: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      ...(message ? [z.minLength(1, message)] : []),
      z.maxLength(most, `Use no máximo ${most} caracteres.`),
    )

export const reasonField = z._default(textField(500), '')

/** More rows than this are not counted. */
export const mostCounted = 10_000

/** A page of a list. `total` stops at ten thousand. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.nullable(z.string()), total: z.number() })

export const adminList = z.enum(['products', 'meetings', 'leads', 'customers', 'invoices', 'audit'])
export type AdminList = z.infer<typeof adminList>

/** Filters of a list under a name; shared ones are everybody's. */
export const savedView = z.object({
  id: z.string(),
  list: adminList,
  name: z.string(),
  /** The query of the list's address, e.g. `status=pending`. */
  query: z.string(),
  is_shared: z.boolean(),
  is_mine: z.boolean(),
})
export type SavedView = z.infer<typeof savedView>

/** One's own views and those that others share; a hundred at most. */
export const getSavedViews = endpoint({
  method: 'GET',
  path: '/api/v1/admin/views',
  query: z.object({ list: adminList }),
  reply: z.object({ items: z.array(savedView) }),
})

/** Saves a view; the same name again replaces it. */
export const saveView = endpoint({
  method: 'POST',
  path: '/api/v1/admin/views',
  status: 201,
  body: z.object({
    list: adminList,
    name: textField(60, 'Dê um nome à visão.'),
    query: textField(1000),
    is_shared: z.boolean(),
  }),
  reply: savedView,
})

export const removeView = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/views/:id',
  status: 204,
  params: z.object({ id: idField }),
})
