import { productEdit } from '@ag/contracts'
import * as z from 'zod/mini'

/** The fields of the editor as somebody types them: numbers are text, integrations are lines. */
export const productForm = z.object({
  ...productEdit.shape,
  popular: z._default(z.boolean(), false),
  is_active: z._default(z.boolean(), false),
  sort_order: z.pipe(
    z.transform((text) => (typeof text === 'string' && text.trim() !== '' ? Number(text) : text)),
    productEdit.shape.sort_order,
  ),
  integrations: z.pipe(
    z.transform((text) =>
      String(text ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
    productEdit.shape.integrations,
  ),
  faq: z._default(productEdit.shape.faq, []),
})
