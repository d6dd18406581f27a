import { createHash } from 'node:crypto'
import type { Site } from '@ag/agents/site-builder/site'
import { pageHtml, type SitePage, sitePage } from '@ag/agents/site-builder/site-page'
import { offlinePage, thanksPage } from '@ag/agents/site-builder/site-replies'
import type { getPublishedSite, ReplyOf } from '@ag/contracts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { site_versions, sites } from '../../../db/schema'
import { findAgent } from '../life'
import type { FormStamps } from './form-stamp'
import { siteProduct } from './site-rules'

/** A site that an address leads to, with what was published last. */
interface FoundSite {
  company_id: string
  site: Site
  state: 'online' | 'resting' | 'offline'
  notifies: boolean
  /** Where search engines shall find it. */
  address: string
}

/** Finds a site by the last part of its address; one that was never published is nobody's business. */
export async function findSite(
  { db, publicUrl }: Pick<PublishedNeeds, 'db' | 'publicUrl'>,
  now: Date,
  slug: string,
): Promise<FoundSite | undefined> {
  const [found] = await db
    .select({ row: sites, content: site_versions.content })
    .from(sites)
    .innerJoin(
      site_versions,
      and(eq(site_versions.company_id, sites.company_id), eq(site_versions.number, sites.number)),
    )
    .where(eq(sites.slug, slug))
  if (!found) return undefined
  const { row, content } = found
  const agent = await findAgent(db, now, row.company_id, siteProduct)
  const state = agent?.life === 'running' ? 'online' : 'resting'
  return {
    company_id: row.company_id,
    site: content,
    state: row.is_online ? state : 'offline',
    notifies: row.notifies,
    address: addressOf(publicUrl, row),
  }
}

/** Its own domain, once it is proved, or its place with us. */
export const addressOf = (
  publicUrl: string,
  { slug, host, host_verified_at }: Pick<typeof sites.$inferSelect, 'slug' | 'host' | 'host_verified_at'>,
): string => (host && host_verified_at ? `https://${host}/` : `${publicUrl}/s/${slug}`)

export interface PublishedNeeds {
  db: Db
  publicUrl: string
  stamps: FormStamps
}

/** What visitors of an address see. */
export async function readPublishedSite(
  needs: PublishedNeeds,
  now: Date,
  slug: string,
): Promise<ReplyOf<typeof getPublishedSite>> {
  const found = await findSite(needs, now, slug)
  if (!found) return { ...documentOf(404, offlinePage()), thanks: null }
  const { site, state, address } = found
  if (state !== 'online') {
    // It may be back soon: search engines ask again instead of forgetting it.
    return { ...documentOf(state === 'resting' ? 503 : 404, offlinePage(site)), thanks: null }
  }
  const page = sitePage(site, { address, form: formOf(needs.stamps, now, slug) })
  return { ...documentOf(200, page), thanks: pageHtml(thanksPage(site, `/s/${slug}`)) }
}

/** The form of a site's page, to be sent back to it. */
export const formOf = (stamps: FormStamps, now: Date, slug: string) => ({
  action: `/s/${slug}`,
  stamp: stamps.of(slug, now),
})

/** An answer to a visitor; its style is vouched for by its hash. */
export function documentOf(status: number, page: SitePage) {
  const html = pageHtml(page)
  const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  return { status, html, style_hash: `sha256-${createHash('sha256').update(style).digest('base64')}` }
}
