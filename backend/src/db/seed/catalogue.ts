import { agentPath, products as identities, productById } from '@ag/core'
import type { Db } from '../database'
import { faq, features, integrations, prices, products, transactional_prices } from '../schema'
import { catalogue, highlighted, questions, transactional } from './catalogue-data'
import { productPages } from './product-pages'

/** Any moment before the first visitor: the opening prices were always in effect. */
const opening = new Date('2026-01-01T00:00:00-03:00')

/** Puts the opening catalogue into an empty database; one that holds products is left as it is. */
export async function seedCatalogue(db: Db): Promise<void> {
  const [any] = await db.select({ id: products.id }).from(products).limit(1)
  if (any) return
  await db.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(products)
      .values(catalogue.map(productRow))
      .onConflictDoNothing()
      .returning()
    // Another process was first.
    if (inserted.length === 0) return
    await transaction.insert(prices).values(
      catalogue.map(({ id, price_cents }) => ({
        product_id: id,
        version: 1,
        price_cents,
        effective_from: opening,
      })),
    )
    await transaction.insert(features).values(
      catalogue.flatMap(({ id, features: lines }) =>
        lines.map(([name, description, icon], index) => ({
          id: `ft_${id}_${index + 1}`,
          product_id: id,
          name,
          description,
          icon,
          is_highlighted: index < highlighted,
          sort_order: index + 1,
        })),
      ),
    )
    await transaction
      .insert(integrations)
      .values(
        catalogue.flatMap(({ id, integrations: names }) =>
          names.map((name, index) => ({ product_id: id, name, sort_order: index + 1 })),
        ),
      )
    await transaction
      .insert(transactional_prices)
      .values(transactional.map((price, index) => ({ ...price, sort_order: index + 1 })))
    await transaction.insert(faq).values(
      questions.map(([question, answer], index) => ({
        id: `faq_${index + 1}`,
        question,
        answer,
        sort_order: index + 1,
      })),
    )
  })
}

function productRow({ id, description }: (typeof catalogue)[number]) {
  const identity = productById(id)
  if (!identity) throw new Error(`No name for the product ${id}.`)
  return {
    id,
    name: identity.name,
    description,
    popular: identity.popular,
    demo_url: agentPath(id),
    sort_order: identities.findIndex((each) => each.id === id) + 1,
    ...productPages[id],
  }
}
