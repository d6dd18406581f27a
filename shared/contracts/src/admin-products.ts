import * as z from 'zod/mini'
import { listQuery, pageOf, textField, versionField } from './admin-lists'
import { productNeeds, productPicture, productWork } from './catalogue'
import { endpoint } from './endpoint'
import { idField } from './fields'
import { iconNames } from './icon-names'

/** How a product is called in addresses and calls. */
export const productId = z
  .string('Informe o identificador.')
  .check(
    z.trim(),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hifens.'),
    z.maxLength(64, 'Use no máximo 64 caracteres.'),
  )

/** A path of this site: where the demo is. */
const demoField = z
  .string('Informe o endereço da demonstração.')
  .check(z.trim(), z.regex(/^\/[a-z0-9/-]{0,99}$/, 'Informe um caminho do site, como /agents/bi.'))

/** Reais with at most two decimals, as a number. */
export const priceField = z.number('Informe um preço.').check(
  z.minimum(0.01, 'Informe um preço maior que zero.'),
  z.maximum(100_000, 'Informe um preço de até R$ 100.000.'),
  z.refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, 'Use no máximo duas casas.'),
)

export const adminQuestion = z.object({
  question: textField(200, 'Escreva a pergunta.'),
  answer: textField(2000, 'Escreva a resposta.'),
})
export type AdminQuestion = z.infer<typeof adminQuestion>

const isIcon = (name: string) => iconNames.some((known) => known === name)

/** The name of an icon that there is. */
export const iconField = z.string('Escolha um ícone.').check(z.refine(isIcon, 'Escolha um ícone.'))

/** What of a product can be edited; its price and its features are other matters. */
export const productEdit = z.object({
  name: textField(60, 'Informe o nome.'),
  description: textField(200, 'Descreva o agente.'),
  popular: z.boolean(),
  is_active: z.boolean(),
  demo_url: demoField,
  icon: iconField,
  headline: textField(90),
  summary: textField(300),
  suited_to: textField(90),
  needs: z.array(z.enum(productNeeds)).check(z.maxLength(productNeeds.length)),
  meters: z.array(idField).check(z.maxLength(10)),
  works: z
    .array(
      z.object({
        title: textField(60, 'Informe o título.'),
        text: textField(200, 'Descreva o que o agente faz.'),
      }),
    )
    .check(z.maxLength(8)),
  requirements: z.array(textField(120, 'Descreva o que é preciso.')).check(z.maxLength(8)),
  seo_title: textField(60, 'Informe o título.'),
  seo_description: textField(155, 'Informe a descrição.'),
  sort_order: z.int('Informe a posição.').check(z.minimum(1), z.maximum(1000)),
  integrations: z.array(textField(60, 'Informe o nome.')).check(z.maxLength(20)),
  faq: z.array(adminQuestion).check(z.maxLength(30)),
})
export type ProductEdit = z.infer<typeof productEdit>

export const adminProduct = z.object({
  ...productEdit.shape,
  // What is stored may be older than the rules.
  name: z.string(),
  description: z.string(),
  demo_url: z.string(),
  icon: z.string(),
  headline: z.string(),
  summary: z.string(),
  suited_to: z.string(),
  needs: z.array(z.string()),
  meters: z.array(z.string()),
  works: z.array(productWork),
  requirements: z.array(z.string()),
  seo_title: z.string(),
  seo_description: z.string(),
  sort_order: z.number(),
  integrations: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  id: z.string(),
  /** In reais; null until it has one. */
  price: z.nullable(z.number()),
  subscribers: z.number(),
  picture: z.nullable(productPicture),
  version: z.number(),
})
export type AdminProduct = z.infer<typeof adminProduct>

export const productSort = z.enum(['sort_order', 'name', 'price', '-name', '-price'])

const productFilters = {
  q: listQuery.q,
  status: z.optional(z.enum(['active', 'inactive'])),
  sort: z.optional(productSort),
}

export const getAdminProducts = endpoint({
  method: 'GET',
  path: '/api/v1/admin/products',
  query: z.object({ ...listQuery, ...productFilters }),
  reply: pageOf(adminProduct),
})

const params = z.object({ id: idField })

export const getAdminProduct = endpoint({
  method: 'GET',
  path: '/api/v1/admin/products/:id',
  params,
  reply: adminProduct,
})

/** What the page of a new product tells may follow later. */
const laterFields = {
  icon: z._default(productEdit.shape.icon, 'sparkles'),
  headline: z._default(productEdit.shape.headline, ''),
  summary: z._default(productEdit.shape.summary, ''),
  suited_to: z._default(productEdit.shape.suited_to, ''),
  needs: z._default(productEdit.shape.needs, []),
  meters: z._default(productEdit.shape.meters, []),
  works: z._default(productEdit.shape.works, []),
  requirements: z._default(productEdit.shape.requirements, []),
}

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/v1/admin/products',
  status: 201,
  body: z.object({ id: productId, price: priceField, ...productEdit.shape, ...laterFields }),
  reply: adminProduct,
})

/** Changes the named fields; VERSION_CONFLICT carries the product as it is now. */
export const editProduct = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/products/:id',
  params,
  body: z.object({ version: versionField, ...z.partial(productEdit).shape }),
  reply: adminProduct,
})

/** Bytes of a picture that can be sent. */
export const largestPicture = 700_000

/** Sets the picture of a product, or with no content only what is told of it. */
export const savePicture = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/products/:id/picture',
  params,
  body: z.object({
    version: versionField,
    alt: textField(160, 'Descreva a imagem.'),
    /** A JPEG, PNG or WebP in base64. */
    content: z.optional(
      z
        .base64('Escolha uma imagem.')
        .check(z.maxLength(Math.ceil(largestPicture / 3) * 4, 'Envie uma imagem de até 0,7 MB.')),
    ),
  }),
  reply: adminProduct,
})

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/products/:id/picture',
  params,
  reply: adminProduct,
})

/** One change to many products, all of them or none. */
export const editProducts = endpoint({
  method: 'POST',
  path: '/api/v1/admin/products/bulk',
  body: z.object({
    items: z.array(z.object({ id: idField, version: versionField })).check(z.minLength(1), z.maxLength(100)),
    change: z.object({ popular: z.optional(z.boolean()), is_active: z.optional(z.boolean()) }),
  }),
  reply: z.object({ changed: z.number() }),
})

/** The list as a file: UTF-8 with its mark, `;` between the columns. */
export const getProductsFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/products/export',
  query: z.object(productFilters),
})

export const importReport = z.object({
  rows: z.number(),
  create: z.number(),
  update: z.number(),
  unchanged: z.number(),
  /** What stands between two cells. */
  separator: z.enum([';', ',', '\t']),
  /** Its columns as the file names them, and the field that each one fills. */
  columns: z.array(z.object({ heading: z.string(), field: z.string() })),
  /** Every one, in the order of the file; `row` is the line of the file. */
  errors: z.array(z.object({ row: z.number(), field: z.string(), message: z.string() })),
  changes: z.array(
    z.object({ row: z.number(), id: z.string(), field: z.string(), from: z.unknown(), to: z.unknown() }),
  ),
  applied: z.boolean(),
})
export type ImportReport = z.infer<typeof importReport>

/** Bytes of a file that can be imported. */
export const largestImport = 900_000

/** Reads a file as `getProductsFile` writes it. A rehearsal and the real run decide by the same rules; one error keeps everything as it is. */
export const importProducts = endpoint({
  method: 'POST',
  path: '/api/v1/admin/products/import',
  query: z.object({ dry_run: z.enum(['true', 'false']) }),
  body: z.object({
    csv: z.string('Escolha um arquivo.').check(z.maxLength(largestImport, 'Envie um arquivo de até 0,9 MB.')),
  }),
  reply: importReport,
})

/** So many questions of every price page at most. */
export const mostQuestions = 30

/** Questions of every price page, edited as one list. */
export const generalFaq = z.object({
  version: z.number(),
  items: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type GeneralFaq = z.infer<typeof generalFaq>

export const getGeneralFaq = endpoint({ method: 'GET', path: '/api/v1/admin/faq', reply: generalFaq })

export const saveGeneralFaq = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/faq',
  body: z.object({ version: versionField, items: z.array(adminQuestion).check(z.maxLength(mostQuestions)) }),
  reply: generalFaq,
})
