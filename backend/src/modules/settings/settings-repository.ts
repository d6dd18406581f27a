import { type Settings, settings as settingsReply, socialShape } from '@ag/contracts'
import { eq, sql } from 'drizzle-orm'
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
  instagram_url: '',
  facebook_url: '',
  linkedin_url: '',
  youtube_url: '',
  x_url: '',
  product_name: 'Agentes',
  hours: '',
  assistant: { enabled: true, status: 'online' },
}

/** What is kept of the company, of which the Pix key is nobody else's business. */
const storedSettings = z.extend(settingsReply, {
  // What was kept before there were any.
  ...socialShape(z._default(z.string(), '')),
  pix: z._default(z.object({ key: z.string(), name: z.string(), city: z.string() }), {
    key: '',
    name: '',
    city: '',
  }),
})
type StoredSettings = z.infer<typeof storedSettings>

/** Who runs the site. */
export async function readSettings(db: Db): Promise<Settings> {
  const { pix, ...site } = (await readStoredSettings(db)).value
  return site
}

/** The same with what only the owner sees; version 0 where nobody has said anything yet. */
export async function readStoredSettings(db: Db): Promise<{ value: StoredSettings; version: number }> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return { value: z.parse(storedSettings, row?.value ?? blank), version: row?.version ?? 0 }
}

/** The same again, for whoever changes it: one at a time. */
export async function lockedSettings(db: Db): Promise<{ value: StoredSettings; version: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`)
  return readStoredSettings(db)
}

/** Replaces what is kept, and counts the change. */
export async function writeStoredSettings(db: Db, value: StoredSettings): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value, version: sql`${settings.version} + 1` },
    })
}

/** Replaces what is known of the company. */
export async function writeSettings(db: Db, value: Settings): Promise<void> {
  await writeStoredSettings(db, { ...(await readStoredSettings(db)).value, ...value })
}

/** Fills the settings in where there are none yet. */
export async function offerSettings(db: Db, value: Settings): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing()
}
