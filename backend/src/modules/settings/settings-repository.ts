import { type Settings, settings as settingsReply } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { settings } from '../../db/schema'

const key = 'site'

/** Until the owner has filled them in, settings claim nothing: no invented address or number goes public. */
const blank: Settings = {
  company_name: 'Nossa empresa',
  legal_name: '',
  cnpj: null,
  address: null,
  contact_email: '',
  contact_phone: '',
  whatsapp_number: '',
  product_name: 'Agentes',
  hours: '',
  assistant: { enabled: true, status: 'online' },
}

/** Who runs the site. */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row ? z.parse(settingsReply, row.value) : blank
}

/** Replaces what is known of the company. */
export async function writeSettings(db: Db, value: Settings): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

/** Fills the settings in where there are none yet. */
export async function offerSettings(db: Db, value: Settings): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing()
}
