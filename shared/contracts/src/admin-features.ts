import * as z from 'zod/mini'
import { listQuery, pageOf, textField, versionField } from './admin-lists'
import { iconField } from './admin-products'
import { feature } from './catalogue'
import { endpoint } from './endpoint'
import { idField } from './fields'

/** Features that one product may have. */
export const mostFeatures = 20

/** What of a feature can be edited; where it stands is another matter. */
export const featureEdit = z.object({
  name: textField(80, 'Dê um nome ao recurso.'),
  description: textField(300, 'Descreva o recurso.'),
  icon: iconField,
  is_highlighted: z.boolean(),
})
export type FeatureEdit = z.infer<typeof featureEdit>

export const adminFeature = z.extend(feature, { id: z.string(), product_id: z.string() })
export type AdminFeature = z.infer<typeof adminFeature>

/** The features of a product, in their order, and the version that the product is in with them. */
export const productFeatures = z.object({
  product_id: z.string(),
  version: z.number(),
  items: z.array(adminFeature),
})
export type ProductFeatures = z.infer<typeof productFeatures>

/** Features by product and in their order; of one product if it is named. */
export const getAdminFeatures = endpoint({
  method: 'GET',
  path: '/api/v1/admin/features',
  query: z.object({ ...listQuery, product_id: z.optional(idField) }),
  reply: pageOf(adminFeature),
})

// A product is one record with its features: every change is made on a version of the product and brings it the next.
// VERSION_CONFLICT carries the features as they are now.

const params = z.object({ id: idField })
const onVersion = { version: versionField }

/** Adds a feature at the end of its product's. */
export const createFeature = endpoint({
  method: 'POST',
  path: '/api/v1/admin/features',
  status: 201,
  body: z.object({ ...onVersion, product_id: idField, ...featureEdit.shape }),
  reply: productFeatures,
})

/** Changes the named fields. */
export const editFeature = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/features/:id',
  params,
  body: z.object({ ...onVersion, ...z.partial(featureEdit).shape }),
  reply: productFeatures,
})

/** Puts all features of a product into an order; the one that they are in changes nothing. */
export const orderFeatures = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/features/order',
  body: z.object({
    ...onVersion,
    product_id: idField,
    ids: z.array(idField).check(z.maxLength(mostFeatures)),
  }),
  reply: productFeatures,
})

export const removeFeature = endpoint({
  method: 'POST',
  path: '/api/v1/admin/features/:id/remove',
  params,
  body: z.object(onVersion),
  reply: productFeatures,
})
