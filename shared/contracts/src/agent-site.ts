import * as z from 'zod/mini'
import { listQuery, pageOf, versionField } from './admin-lists'
import { endpoint } from './endpoint'
import { idField, phoneNumber } from './fields'

const text = (most: number) => z.string().check(z.maxLength(most, `Use no máximo ${most} letras.`))

/** Most letters of a page in all: what holds it to 15 kB on the wire. */
export const mostSiteLetters = 12_000

const section = z.object({
  kind: z.enum(['hero', 'offer', 'about', 'hours', 'questions', 'contact']),
  layout: z.string().check(z.regex(/^[a-z]{1,20}$/)),
  words: z.record(z.string().check(z.regex(/^(?:title|text|call|alt|items|email)$/)), text(2000)),
})

/** A page as the demo makes it. */
export const siteDraft = z.object({
  kind: z.enum(['padaria', 'clinica', 'loja', 'oficina', 'salao', 'escritorio']),
  name: text(100),
  city: text(100),
  scheme: z.enum(['trigo', 'amora', 'menta', 'marinho', 'grafite', 'oliva', 'coral']),
  sections: z.array(section).check(
    z.maxLength(6),
    z.refine((sections) => new Set(sections.map(({ kind }) => kind)).size === sections.length),
  ),
})

const phone = text(40).check(
  z.refine(
    (typed) => typed.trim() === '' || phoneNumber(typed) !== undefined,
    'Informe um telefone com DDD.',
  ),
)

/** Ways to reach a business and what search engines show; all of it may be empty. */
export const siteDetails = z.object({
  title: text(120),
  description: text(300),
  address: text(200),
  phone,
  whatsapp: phone,
  instagram: text(80).check(
    z.regex(
      /^\s*(?:(?:(?:https:\/\/)?(?:www\.)?instagram\.com\/|@)?[A-Za-z0-9._]{1,30}\/?\s*)?$/,
      'Informe um perfil, como @padaria.',
    ),
  ),
})

/** A page as a company keeps it. */
export const siteContent = z.extend(siteDraft, { details: siteDetails }).check(
  z.refine((content) => lettersOf(content) <= mostSiteLetters, {
    path: ['sections'],
    error: 'O texto da página passou de 12.000 letras. Encurte algum trecho.',
  }),
)
export type SiteContent = z.output<typeof siteContent>

/** How many letters somebody typed into a page. */
export const lettersOf = ({ sections }: Pick<SiteContent, 'sections'>): number =>
  sections.reduce(
    (sum, { words }) => sum + Object.values(words).reduce((of, typed) => of + typed.length, 0),
    0,
  )

/** Last part of a site's address with us. */
export const siteSlug = z
  .string('Escolha um endereço.')
  .check(
    z.regex(
      /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/,
      'Use de 3 a 40 letras minúsculas sem acento, números ou hífens.',
    ),
  )

/** A domain of the company's own, e.g. `www.padaria.com.br`. */
export const hostField = z
  .string('Informe um domínio.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, 'Informe um domínio, como www.suaempresa.com.br.'),
    z.regex(
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i,
      'Informe um domínio, como www.suaempresa.com.br.',
    ),
  )

export const companySite = z.object({
  slug: z.string(),
  /** Where visitors find it. */
  address: z.string(),
  content: siteContent,
  /** Counts every change; an edit names the one that it was made on. */
  version: z.number(),
  updated_at: z.string(),
  /** What visitors see; `is_current` where nothing has changed since. */
  published: z.nullable(z.object({ number: z.number(), published_at: z.string(), is_current: z.boolean() })),
  /** Messages are told by mail to everybody of the company. */
  notifies: z.boolean(),
  host: z.nullable(
    z.object({
      name: z.string(),
      /** Null until the record was found. */
      verified_at: z.nullable(z.string()),
      /** The TXT record that proves whose it is. */
      record: z.object({ name: z.string(), value: z.string() }),
    }),
  ),
})
export type CompanySite = z.output<typeof companySite>

const path = '/api/v1/dashboard/agents/site-builder'
const onVersion = { version: versionField }

/** The company's site; null before it is first saved. */
export const getSite = endpoint({
  method: 'GET',
  path: `${path}/site`,
  reply: z.object({ site: z.nullable(companySite) }),
})

/** Keeps the page; VERSION_CONFLICT carries the site as it is now. Without a version it is the first. */
export const saveSite = endpoint({
  method: 'PUT',
  path: `${path}/site`,
  body: z.object({ version: z.nullable(versionField), content: siteContent }),
  reply: companySite,
})

export const saveSiteSettings = endpoint({
  method: 'PUT',
  path: `${path}/settings`,
  body: z.object({ ...onVersion, slug: siteSlug, notifies: z.boolean(), host: z.nullable(hostField) }),
  reply: companySite,
})

/** Looks for the TXT record; LIMIT_REACHED says what was found instead. */
export const checkSiteHost = endpoint({ method: 'POST', path: `${path}/host/check`, reply: companySite })

/** Shows the page as it is kept to everybody. */
export const publishSite = endpoint({
  method: 'POST',
  path: `${path}/publish`,
  body: z.object(onVersion),
  reply: companySite,
})

/** Takes it offline; what is kept stays. */
export const unpublishSite = endpoint({ method: 'POST', path: `${path}/unpublish`, reply: companySite })

export const siteVersion = z.object({ number: z.number(), name: z.string(), published_at: z.string() })
export type SiteVersion = z.output<typeof siteVersion>

/** What was published, the latest first. */
export const getSiteVersions = endpoint({
  method: 'GET',
  path: `${path}/versions`,
  reply: z.object({ versions: z.array(siteVersion) }),
})

/** Makes the kept page what was once published; visitors see it when it is published again. */
export const restoreSiteVersion = endpoint({
  method: 'POST',
  path: `${path}/versions/:number/restore`,
  params: z.object({ number: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  body: z.object(onVersion),
  reply: companySite,
})

export const siteMessageState = z.enum(['new', 'answered', 'archived'])
export type SiteMessageState = z.output<typeof siteMessageState>

/** What a visitor wrote. */
export const siteMessage = z.object({
  id: z.string(),
  name: z.string(),
  /** A mail address or a telephone number. */
  contact: z.string(),
  message: z.string(),
  state: siteMessageState,
  created_at: z.string(),
})
export type SiteMessage = z.output<typeof siteMessage>

/** The latest first. */
export const getSiteMessages = endpoint({
  method: 'GET',
  path: `${path}/messages`,
  query: z.object({
    cursor: listQuery.cursor,
    limit: listQuery.limit,
    state: z.optional(siteMessageState),
  }),
  reply: pageOf(siteMessage),
})

export const moveSiteMessage = endpoint({
  method: 'PUT',
  path: `${path}/messages/:id`,
  params: z.object({ id: idField }),
  body: z.object({ state: siteMessageState }),
  reply: siteMessage,
})

/** Forgets a message, e.g. for somebody who asks for it. */
export const removeSiteMessage = endpoint({
  method: 'DELETE',
  path: `${path}/messages/:id`,
  status: 204,
  params: z.object({ id: idField }),
})

/** All of them as text/csv. */
export const getSiteMessagesFile = endpoint({ method: 'GET', path: `${path}/messages/export` })

/** Visits and messages of the last thirty days, every day of them. */
export const getSiteVisits = endpoint({
  method: 'GET',
  path: `${path}/visits`,
  reply: z.object({
    days: z.array(z.object({ date: z.string(), visits: z.number(), messages: z.number() })),
  }),
})

/** Calls of the company's side. */
export const siteEndpoints = [
  getSite,
  saveSite,
  saveSiteSettings,
  checkSiteHost,
  publishSite,
  unpublishSite,
  getSiteVersions,
  restoreSiteVersion,
  getSiteMessages,
  moveSiteMessage,
  removeSiteMessage,
  getSiteMessagesFile,
  getSiteVisits,
]

// What gateways ask for in the name of a site's visitors; no browser calls it.

/** An answer to a visitor, as a whole document. */
const document = z.object({
  status: z.number(),
  html: z.string(),
  /** Of its style, for its content policy, e.g. `sha256-…`. */
  style_hash: z.string(),
})

const site = z.object({ slug: z.string().check(z.maxLength(64)) })

/** What visitors of an address see: the page, that it rests, or that there is none; with the thanks for a message. */
export const getPublishedSite = endpoint({
  method: 'GET',
  path: '/api/v1/public/sites/:slug',
  params: site,
  reply: z.extend(document, { thanks: z.nullable(z.string()) }),
})

const field = z._default(z.string().check(z.maxLength(5000)), '')

/** Takes what a visitor sent; a refusal is a document with all that was typed. */
export const sendSiteMessage = endpoint({
  method: 'POST',
  path: '/api/v1/public/sites/:slug/messages',
  params: site,
  body: z.object({
    name: field,
    contact: field,
    message: field,
    /** Filled in by machines alone. */
    trap: field,
    stamp: field,
  }),
  reply: z.object({ sent: z.boolean(), refusal: z.nullable(document) }),
})

/** Domains of companies whose owner was proved, with the sites that they show. */
export const getSiteHosts = endpoint({
  method: 'GET',
  path: '/api/v1/public/sites',
  reply: z.object({ hosts: z.array(z.object({ host: z.string(), slug: z.string() })) }),
})

/** Adds visits that a gateway has counted. */
export const countSiteVisits = endpoint({
  method: 'POST',
  path: '/api/v1/public/site-visits',
  status: 204,
  body: z.object({
    visits: z
      .array(
        z.object({
          slug: z.string(),
          day: z.iso.date(),
          count: z.int().check(z.minimum(1), z.maximum(1_000_000)),
        }),
      )
      .check(z.maxLength(1000)),
  }),
})
