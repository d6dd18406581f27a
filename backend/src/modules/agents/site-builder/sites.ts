import { createHash, randomBytes } from 'node:crypto'
import { resolveTxt } from 'node:dns/promises'
import type { BodyOf, CompanySite, SiteContent, SiteVersion, saveSite, saveSiteSettings } from '@ag/contracts'
import { AppError } from '@ag/core'
import { slugOf } from '@ag/core/slug'
import { and, desc, eq, isNotNull, lte, ne } from 'drizzle-orm'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import { site_versions, sites } from '../../../db/schema'
import { within } from '../../../deadlines'
import type { Limits } from '../../limits/limits'
import { isPaused, recordUsage } from '../../usage/record-usage'
import { requireAgent, requireRunning } from '../life'
import { addressOf } from './published-site'
import { keptSlugs, siteLimits, siteProduct, siteRules } from './site-rules'

type SiteRow = typeof sites.$inferSelect

/** Asks the DNS for the TXT records of a name, each as its parts. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** Each page that is published costs one. */
const meter = 'ai_credits'
const atLimit =
  'Sua empresa chegou ao limite de créditos de IA deste mês e escolheu parar. Aumente o limite em Uso para publicar de novo.'

/** As long as somebody waits for the DNS. */
const dnsDeadline = 3_000

/** The DNS of this machine, for so long and no longer. */
export const systemDns: ResolveTxt = (name) => within(dnsDeadline, () => resolveTxt(name))

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  publicUrl: string
  resolveTxt: ResolveTxt
}

/** The site of a company: kept, published, taken off, brought back. */
export function createSites({ db, clock, limits, publicUrl, resolveTxt: resolve }: Needs) {
  const ourHost = new URL(publicUrl).hostname

  async function describe(inside: Db, row: SiteRow): Promise<CompanySite> {
    const [published] = await inside
      .select({ published_at: site_versions.published_at })
      .from(site_versions)
      .where(and(eq(site_versions.company_id, row.company_id), eq(site_versions.number, row.number)))
    return {
      slug: row.slug,
      address: addressOf(publicUrl, row),
      content: row.content,
      version: row.version,
      updated_at: row.updated_at.toISOString(),
      published:
        row.is_online && published
          ? {
              number: row.number,
              published_at: published.published_at.toISOString(),
              is_current: row.published_version === row.version,
            }
          : null,
      notifies: row.notifies,
      host: row.host
        ? {
            name: row.host,
            verified_at: row.host_verified_at?.toISOString() ?? null,
            record: recordOf(row.host, row.host_proof),
          }
        : null,
    }
  }

  /** Changes the site as it was read: another version is refused with the site as it is. */
  const change = (
    companyId: string,
    version: number | undefined,
    write: (row: SiteRow, inside: Db, now: Date) => Promise<Partial<SiteRow>> | Partial<SiteRow>,
  ): Promise<CompanySite> =>
    db.transaction(async (transaction) => {
      const now = clock()
      const row = await locked(transaction, companyId)
      if (version !== undefined && row.version !== version) {
        throw new AppError('VERSION_CONFLICT', {
          userMessage: 'O site mudou em outra aba ou por outra pessoa da empresa.',
          current: await describe(transaction, row),
        })
      }
      const [changed] = await transaction
        .update(sites)
        .set(await write(row, transaction, now))
        .where(eq(sites.company_id, companyId))
        .returning()
      return describe(transaction, changed ?? row)
    })

  /** An edit of what is kept is its next version. */
  const edited = (row: SiteRow, now: Date) => ({ version: row.version + 1, updated_at: now })

  return {
    async read(companyId: string): Promise<CompanySite | null> {
      await requireAgent(db, clock(), companyId, siteProduct)
      const [row] = await db.select().from(sites).where(eq(sites.company_id, companyId))
      return row ? describe(db, row) : null
    },

    async save(companyId: string, { version, content }: BodyOf<typeof saveSite>): Promise<CompanySite> {
      await requireAgent(db, clock(), companyId, siteProduct)
      const created = version === null && (await create(db, clock(), companyId, content))
      if (created) return describe(db, created)
      // Without a version the first page was meant: one that is there meanwhile is not written over.
      return change(companyId, version ?? 0, (row, _inside, now) => ({ content, ...edited(row, now) }))
    },

    saveSettings(
      companyId: string,
      { version, slug, notifies, host: typed }: BodyOf<typeof saveSiteSettings>,
    ): Promise<CompanySite> {
      const host = typed?.trim().toLowerCase() ?? null
      if (keptSlugs.has(slug)) throw refused('slug', 'Este endereço é reservado. Escolha outro.')
      if (host !== null && (host === ourHost || host.endsWith(`.${ourHost}`))) {
        throw refused('host', 'Informe um domínio da sua empresa.')
      }
      return change(companyId, version, async (row, inside, now) => {
        const [taken] = await inside
          .select({ slug: sites.slug })
          .from(sites)
          .where(and(eq(sites.slug, slug), ne(sites.company_id, companyId)))
        if (taken) throw refused('slug', 'Este endereço já está em uso. Escolha outro.')
        // What is online stays what it was: only its content tells whether it is current.
        const isCurrent = row.published_version === row.version
        return {
          slug,
          notifies,
          ...edited(row, now),
          ...(isCurrent && { published_version: row.version + 1 }),
          ...(host !== row.host && { host, host_proof: newProof(), host_verified_at: null }),
        }
      })
    },

    /** Looks for the owner's TXT record. Throws LIMIT_REACHED where it is missing or somebody else has the domain. */
    async checkHost(companyId: string): Promise<CompanySite> {
      await requireAgent(db, clock(), companyId, siteProduct)
      const [row] = await db.select().from(sites).where(eq(sites.company_id, companyId))
      if (!row?.host) throw new AppError('NOT_FOUND')
      await limits.count(siteLimits.hostChecks, companyId)
      const record = recordOf(row.host, row.host_proof)
      // Asked before the transaction: nobody's row is held while the DNS thinks.
      const found = await resolve(record.name).catch(() => [])
      if (!found.some((parts) => parts.join('').trim() === record.value)) {
        throw new AppError('LIMIT_REACHED', {
          userMessage: `Ainda não encontramos o registro TXT em ${record.name}. Mudanças no domínio podem levar algumas horas.`,
        })
      }
      return change(companyId, undefined, async (current, inside, now) => {
        const [other] = await inside
          .select({ slug: sites.slug })
          .from(sites)
          .where(
            and(
              eq(sites.host, row.host ?? ''),
              isNotNull(sites.host_verified_at),
              ne(sites.company_id, companyId),
            ),
          )
        if (other) {
          throw new AppError('LIMIT_REACHED', {
            userMessage: 'Este domínio já mostra o site de outra conta.',
          })
        }
        // Another domain may have been written meanwhile, whose record nobody has looked for.
        return current.host_proof === row.host_proof ? { host_verified_at: now } : { host: current.host }
      })
    },

    async publish(companyId: string, version: number): Promise<CompanySite> {
      await requireRunning(db, clock(), companyId, siteProduct)
      return change(companyId, version, async (row, inside, now) => {
        // What was shown before is shown again: no new page, no new version, nothing to pay.
        if (row.published_version === row.version) return { is_online: true }
        if (await isPaused(inside, now, companyId, meter))
          throw new AppError('LIMIT_REACHED', { userMessage: atLimit })
        const number = row.number + 1
        await recordUsage({ db: inside, clock: () => now })([
          {
            id: `site_${createHash('sha256').update(`${companyId} ${number}`).digest('hex').slice(0, 40)}`,
            company_id: companyId,
            product_id: siteProduct,
            meter,
            quantity: 1,
            occurred_at: now.toISOString(),
          },
        ])
        await inside
          .insert(site_versions)
          .values({ company_id: companyId, number, content: row.content, published_at: now })
        await inside
          .delete(site_versions)
          .where(
            and(
              eq(site_versions.company_id, companyId),
              lte(site_versions.number, number - siteRules.versions),
            ),
          )
        return { number, is_online: true, published_version: row.version }
      })
    },

    async unpublish(companyId: string): Promise<CompanySite> {
      await requireAgent(db, clock(), companyId, siteProduct)
      return change(companyId, undefined, () => ({ is_online: false }))
    },

    async versions(companyId: string): Promise<SiteVersion[]> {
      const rows = await db
        .select()
        .from(site_versions)
        .where(eq(site_versions.company_id, companyId))
        .orderBy(desc(site_versions.number))
      return rows.map(({ number, content, published_at }) => ({
        number,
        name: content.name,
        published_at: published_at.toISOString(),
      }))
    },

    restore: (companyId: string, number: number, version: number): Promise<CompanySite> =>
      change(companyId, version, async (row, inside, now) => {
        const [old] = await inside
          .select()
          .from(site_versions)
          .where(and(eq(site_versions.company_id, companyId), eq(site_versions.number, number)))
        if (!old) throw new AppError('NOT_FOUND')
        return { content: old.content, ...edited(row, now) }
      }),
  }
}

async function locked(db: Db, companyId: string): Promise<SiteRow> {
  const [row] = await db.select().from(sites).where(eq(sites.company_id, companyId)).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** The first page of a company, under an address that its name suggests; undefined where there is one already. */
async function create(
  db: Db,
  now: Date,
  companyId: string,
  content: SiteContent,
): Promise<SiteRow | undefined> {
  const wanted = slugOf(content.name).slice(0, 34).replace(/-$/, '')
  const name = wanted.length >= 3 && !keptSlugs.has(wanted) ? wanted : `site-${wanted || 'novo'}`
  // The second try has a sign that nobody else has.
  for (const slug of [name, `${name}-${randomBytes(3).toString('hex').slice(0, 5)}`]) {
    const [added] = await db
      .insert(sites)
      .values({
        company_id: companyId,
        slug,
        content,
        version: 1,
        host_proof: newProof(),
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning()
    if (added) return added
  }
  return undefined
}

const newProof = () => randomBytes(16).toString('hex')

const recordOf = (host: string, proof: string) => ({
  name: `_site.${host}`,
  value: `site-verification=${proof}`,
})

const refused = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', {
    errors: [{ field, code: `${field.toUpperCase()}_INVALID`, message }],
  })
