import {
  createProduct,
  editProduct,
  editProducts,
  getAdminProduct,
  getAdminProducts,
  getGeneralFaq,
  getProductsFile,
  importProducts as importCall,
  largestImport,
  largestPicture,
  removePicture,
  saveGeneralFaq as saveFaqCall,
  savePicture,
} from '@ag/contracts'
import { asc, type SQL, sql } from 'drizzle-orm'
import { products } from '../../db/schema'
import type { Route } from '../../plugins/router'
import { sendFile } from '../../plugins/send-file'
import type { AdminNeeds } from './admin-needs'
import { actorOf } from './audit'
import { readGeneralFaq, saveGeneralFaq } from './general-faq'
import { importProducts, productsFile } from './import-products'
import { createProductPicture } from './product-picture'
import { createProducts, describeProducts, priceAt, productsMeeting, readProduct } from './products'
import { type Order, readPage } from './read-page'

const mostInFile = 5_000

/** The catalogue as those see it who run it. */
export function productRoutes(route: Route, { db, clock }: AdminNeeds): void {
  const tag = 'admin: products'
  const { create, edit, editMany } = createProducts({ db, clock })
  const picture = createProductPicture({ db, clock })
  const carryOutImport = importProducts({ db, clock })
  const saveFaq = saveGeneralFaq({ db, clock })

  const rows = (where: SQL | undefined, order: SQL[], limit: number) =>
    db
      .select({ product: products, price_cents: priceAt(clock()) })
      .from(products)
      .where(where)
      .orderBy(...order)
      .limit(limit)

  route(getAdminProducts, {
    tag,
    who: 'products:read',
    summary: 'Products, also those that nobody sees',
    async handler({ query }) {
      const sort = query.sort ?? 'sort_order'
      const price = sql`coalesce(${priceAt(clock())}, 0)`
      const orders: Record<string, Pick<Order, 'by' | 'type'>> = {
        sort_order: { by: products.sort_order, type: 'int' },
        name: { by: products.name, type: 'text' },
        price: { by: price, type: 'int' },
      }
      const column = sort.replace('-', '')
      const order = orders[column] ?? { by: products.sort_order, type: 'int' as const }
      const page = await readPage(db, query, {
        order: { ...order, descending: sort.startsWith('-'), id: products.id },
        where: productsMeeting(query),
        rows,
        from: products,
        placeOf: ({ product, price_cents }) => [
          column === 'price' ? (price_cents ?? 0) : column === 'name' ? product.name : product.sort_order,
          product.id,
        ],
      })
      return { ...page, items: await describeProducts(db, page.rows) }
    },
  })

  route(getProductsFile, {
    tag,
    who: 'products:read',
    summary: 'Products as a spreadsheet',
    async handler({ query, reply }) {
      const found = await rows(
        productsMeeting(query),
        [asc(products.sort_order), asc(products.id)],
        mostInFile,
      )
      sendFile(reply, 'produtos.csv', productsFile(await describeProducts(db, found)))
      return undefined
    },
  })

  route(getAdminProduct, {
    tag,
    who: 'products:read',
    summary: 'One product with everything that can be edited',
    handler: ({ params }) => readProduct(db, clock(), params.id),
  })

  route(createProduct, {
    tag,
    who: 'products:write',
    summary: 'Add a product',
    handler: ({ body, caller, request }) => create(actorOf(caller, request), body),
  })

  route(editProduct, {
    tag,
    who: 'products:write',
    summary: 'Change fields of a product',
    handler: ({ params, body, caller, request }) => edit(actorOf(caller, request), params.id, body),
  })

  route(savePicture, {
    tag,
    who: 'products:write',
    summary: 'Set the picture of a product, or what is told of it',
    bodyLimit: 2 * largestPicture,
    handler: ({ params, body, caller, request }) => picture.save(actorOf(caller, request), params.id, body),
  })

  route(removePicture, {
    tag,
    who: 'products:write',
    summary: 'Take the picture of a product away',
    handler: ({ params, caller, request }) => picture.remove(actorOf(caller, request), params.id),
  })

  route(editProducts, {
    tag,
    who: 'products:write',
    summary: 'Change many products at once',
    handler: ({ body, caller, request }) => editMany(actorOf(caller, request), body),
  })

  route(importCall, {
    tag,
    who: 'products:write',
    summary: 'Read products from a spreadsheet, or rehearse it',
    bodyLimit: 2 * largestImport,
    handler: ({ query, body, caller, request }) =>
      carryOutImport(actorOf(caller, request), body.csv, query.dry_run === 'true'),
  })

  route(getGeneralFaq, {
    tag,
    who: 'products:read',
    summary: 'Questions of every price page',
    handler: () => readGeneralFaq(db),
  })

  route(saveFaqCall, {
    tag,
    who: 'faq:write',
    summary: 'Replace the questions of every price page',
    handler: ({ body, caller, request }) => saveFaq(actorOf(caller, request), body),
  })
}
