import { type AdminProduct, productEdit } from '@ag/contracts'
import * as z from 'zod/mini'

/** Lines of a field, as a list. */
const lines = z.transform((text) =>
  String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
)

/** Boxes by the name of what they stand for, as a list of what is ticked: in one order, whichever was drawn first. */
const ticked = z.transform((boxes) =>
  Object.entries(boxes ?? {})
    .flatMap(([name, isTicked]) => (isTicked ? name : []))
    .sort(),
)

/** The fields of the editor as somebody types them: numbers are text, lists are lines or boxes. */
export const productForm = z.object({
  ...productEdit.shape,
  // Where it is follows from its id.
  demo_url: z.optional(productEdit.shape.demo_url),
  popular: z._default(z.boolean(), false),
  is_active: z._default(z.boolean(), false),
  sort_order: z.pipe(
    z.transform((text) => (typeof text === 'string' && text.trim() !== '' ? Number(text) : text)),
    productEdit.shape.sort_order,
  ),
  needs: z.pipe(ticked, productEdit.shape.needs),
  meters: z.pipe(ticked, productEdit.shape.meters),
  works: z._default(productEdit.shape.works, []),
  requirements: z.pipe(lines, productEdit.shape.requirements),
  integrations: z.pipe(lines, productEdit.shape.integrations),
  faq: z._default(productEdit.shape.faq, []),
})

/** A product as its form says it: what is a set has the same order in both. */
export const asForm = (product: AdminProduct): AdminProduct => ({
  ...product,
  needs: product.needs.toSorted(),
  meters: product.meters.toSorted(),
})
