import type { BodyOf, saveWhatsappKnowledge, WhatsappAgent, WhatsappSettings } from '@ag/contracts'
import { AppError } from '@ag/core'
import { slugOf } from '@ag/core/slug'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { companies, whatsapp_agents } from '../../../db/schema'
import { whatsappRepository } from './whatsapp-repository'

/** Knowledge and settings of a company's agent as its form shows them. */
export async function readSetup(db: Db, companyId: string, origin: string): Promise<WhatsappAgent> {
  const row = await whatsappRepository(db).agent(companyId)
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return {
    version: row?.version ?? 0,
    knowledge: row?.knowledge ?? null,
    settings: row?.slug
      ? {
          slug: row.slug,
          sites: row.sites,
          silence_hours: row.silence_hours as WhatsappSettings['silence_hours'],
        }
      : null,
    suggested_slug: slugOf(company?.name ?? '').slice(0, 40),
    origin,
  }
}

/** Throws VERSION_CONFLICT when somebody else has saved in the meantime. */
export async function saveKnowledge(
  db: Db,
  now: Date,
  companyId: string,
  { version, knowledge }: BodyOf<typeof saveWhatsappKnowledge>,
): Promise<void> {
  await begin(db, now, companyId)
  const changed = await db
    .update(whatsapp_agents)
    .set({ knowledge, version: version + 1, updated_at: now })
    .where(and(eq(whatsapp_agents.company_id, companyId), eq(whatsapp_agents.version, version)))
    .returning({ version: whatsapp_agents.version })
  if (changed.length === 0)
    throw new AppError('VERSION_CONFLICT', {
      userMessage: 'Outra pessoa salvou este conteúdo. Recarregue para ver o que mudou.',
    })
}

/** Throws VALIDATION_FAILED when the address is somebody else's. */
export async function saveSettings(
  db: Db,
  now: Date,
  companyId: string,
  settings: WhatsappSettings,
): Promise<void> {
  await begin(db, now, companyId)
  await db.transaction(async (transaction) => {
    const [taken] = await transaction
      .select({ company: whatsapp_agents.company_id })
      .from(whatsapp_agents)
      .where(and(eq(whatsapp_agents.slug, settings.slug), ne(whatsapp_agents.company_id, companyId)))
    if (taken) throw slugTaken()
    await transaction
      .update(whatsapp_agents)
      .set({ ...settings, updated_at: now })
      .where(eq(whatsapp_agents.company_id, companyId))
      .catch((error: unknown) => {
        // Two companies chose it at the same moment.
        if (String((error as { cause?: unknown }).cause ?? error).includes('whatsapp_agents_slug'))
          throw slugTaken()
        throw error
      })
  })
}

const slugTaken = () =>
  new AppError('VALIDATION_FAILED', {
    errors: [
      { field: 'slug', code: 'SLUG_TAKEN', message: 'Este endereço já é de outra empresa. Escolha outro.' },
    ],
  })

/** The row of a company that has told nothing yet. */
export const begin = (db: Db, now: Date, companyId: string) =>
  db.insert(whatsapp_agents).values({ company_id: companyId, updated_at: now }).onConflictDoNothing()
