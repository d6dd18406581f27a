import {
  type AdminFeature,
  type AdminProduct,
  createFeature,
  editFeature,
  type FeatureEdit,
  orderFeatures,
  type ProductFeatures,
  removeFeature,
} from '@ag/contracts'
import { type CallOptions, call, queryClient } from '@ag/platform'
import { useRef } from 'react'
import { changesOf, useGuarded } from '../../parts/conflict/use-guarded'
import { featuresQuery, productQuery, refreshProducts } from './product-queries'
import { texts } from './texts'

/**
 * Changes of a product's features, each saved at once. They are made in turn: every one is a new version of the product,
 * which the next one is made on.
 */
export function useFeatureChanges({ id: product_id, version: shown }: AdminProduct) {
  const guarded = useGuarded<ProductFeatures, FeatureEdit>(refreshProducts)
  const before = useRef<Promise<unknown>>(Promise.resolve())

  function inTurn<T>(work: (now: ProductFeatures) => Promise<T>): Promise<T> {
    const turn = before.current.then(() => work(newest()))
    before.current = turn.catch(() => undefined)
    return turn
  }

  const newest = (): ProductFeatures => ({
    product_id,
    version: queryClient.getQueryData<AdminProduct>(productQuery(product_id).queryKey)?.version ?? shown,
    items:
      queryClient.getQueryData<Pick<ProductFeatures, 'items'>>(featuresQuery(product_id).queryKey)?.items ??
      [],
  })

  /** The newest version, unless somebody else has changed this feature since it was seen in an older one. */
  function versionWith(seen: AdminFeature, { version, items }: ProductFeatures): number {
    const now = items.find(({ id }) => id === seen.id)
    return now && Object.keys(changesOf(editOf(now), editOf(seen))).length === 0 ? version : shown
  }

  return {
    guarded,
    create: (feature: FeatureEdit) =>
      inTurn(({ version }) =>
        call(createFeature, { body: { product_id, version, ...feature } }).finally(refreshProducts),
      ),
    /** @returns when it is saved, or a person has to choose between theirs and somebody else's */
    edit: (seen: AdminFeature, edit: FeatureEdit) =>
      inTurn((now) =>
        guarded.attempt({
          over: { ...now, version: versionWith(seen, now) },
          mine: changesOf(editOf(seen), edit),
          said: texts.featureSaved,
          save: ({ version }, chosen) =>
            call(editFeature, { params: { id: seen.id }, body: { version, ...chosen } }),
        }),
      ),
    /** Swaps a feature with the one before it. */
    raise: ({ id }: AdminFeature) =>
      inTurn(({ version, items }) => {
        const ids = items.map((item) => item.id)
        const place = ids.indexOf(id)
        ids.splice(place, 1)
        ids.splice(place - 1, 0, id)
        return call(orderFeatures, { body: { product_id, version, ids } }).finally(refreshProducts)
      }),
    remove: (seen: AdminFeature, options: CallOptions) =>
      inTurn((now) =>
        call(
          removeFeature,
          { params: { id: seen.id }, body: { version: versionWith(seen, now) } },
          options,
        ).finally(refreshProducts),
      ),
  }
}

/** A feature without what only the server writes. */
export const editOf = ({ name, description, icon, is_highlighted }: FeatureEdit): FeatureEdit => ({
  name,
  description,
  icon,
  is_highlighted,
})
