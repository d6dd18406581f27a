import { pageContext } from '@ag/core'
import { sql } from 'drizzle-orm'
import { after, days } from '../../clock'
import {
  assistant_messages,
  assistant_sessions,
  auth_events,
  auth_tickets,
  leads,
  meetings,
  one_time_tokens,
  outbox,
  page_views,
  sessions,
  users,
} from '../../db/schema'
import { addConsultant } from '../../db/seed/consultants'
import { bruno } from '../../testing/bookings'
import { describeEachDatabase } from '../../testing/describe-database'
import { testBackend, testClock } from '../../testing/test-backend'
import { forgetOld } from './forget-old'

describeEachDatabase('what is old', (database, once) => {
  const now = testClock().now()
  const ago = (count: number) => after(now, -days(count))

  it('is forgotten at its time and not before', async () => {
    const { db } = database()
    const backend = await testBackend(database(), { clock: () => now })
    await backend.customer()
    await backend.close()
    await db.execute(sql`truncate outbox, auth_events, one_time_tokens, page_views, sessions`)
    const [ana] = await db.select().from(users)
    const user_id = ana?.id ?? ''

    const event = (id: string, at: Date) => ({ id, kind: 'login', user_id, at })
    await db.insert(auth_events).values([event('kept', ago(183)), event('old', ago(185))])
    const session = (id: string, change: Partial<typeof sessions.$inferInsert>) => ({
      id,
      user_id,
      remember: false,
      device: 'Chrome',
      created_at: ago(40),
      rotated_at: ago(40),
      absolute_end: ago(29),
      ...change,
    })
    await db
      .insert(sessions)
      .values([
        session('kept, over', {}),
        session('kept, ended', { absolute_end: ago(-1), revoked_at: ago(29) }),
        session('old, over', { absolute_end: ago(31) }),
        session('old, ended', { absolute_end: ago(-1), revoked_at: ago(31) }),
      ])
    const link = (hash: string, expires_at: Date, used_at?: Date) => ({
      hash,
      user_id,
      purpose: 'verify',
      created_at: ago(9),
      expires_at,
      used_at,
    })
    await db
      .insert(one_time_tokens)
      .values([link('kept', ago(0.9)), link('kept, used', ago(0.9), ago(2)), link('old', ago(1.1))])
    const ticket = (hash: string, expires_at: Date) => ({ hash, purpose: 'passkey_login', expires_at })
    await db.insert(auth_tickets).values([ticket('kept', ago(0.9)), ticket('old', ago(1.1))])
    const work = (id: string, kind: string, created_at: Date, done_at?: Date) => ({
      id,
      kind,
      created_at,
      due_at: created_at,
      done_at,
    })
    await db
      .insert(outbox)
      .values([
        work('kept, sent', 'mail', ago(29), ago(29)),
        work('kept, done', 'signup', ago(1), ago(0.9)),
        work('old, sent', 'mail', ago(31), ago(31)),
        work('old, never sent', 'mail', ago(31)),
        work('old, done', 'signup', ago(2), ago(1.1)),
        { ...work('kept, for later', 'meeting-reminder', ago(40)), due_at: ago(-20) },
      ])
    await addConsultant(db, bruno)
    const meeting = (id: string, start_at: Date): typeof meetings.$inferInsert => ({
      id,
      consultant_id: bruno.id,
      start_at,
      end_at: start_at,
      until: start_at,
      status: 'completed',
      channel: 'video',
      title: 'Reunião',
      name: 'Ana Souza',
      email: 'ana@empresa.com.br',
      email_key: 'ana@empresa.com.br',
      company: '',
      notes: '',
      consented_at: start_at,
      source: 'consultation',
      created_at: start_at,
      updated_at: start_at,
    })
    await db.insert(meetings).values([meeting('kept', ago(729)), meeting('old', ago(731))])
    const view = (page_url: string, recorded_at: Date) => ({ page_url, recorded_at })
    await db.insert(page_views).values([view('/kept', ago(364)), view('/old', ago(366))])

    const conversation = (id: string, last_active_at: Date) => ({
      id,
      stage: 'discover',
      context: { page_context: pageContext({ path: '/', company: 'Automatize' }) },
      memory: {},
      page_path: '/',
      created_at: ago(400),
      last_active_at,
    })
    await db
      .insert(assistant_sessions)
      .values([
        conversation('kept', ago(29)),
        conversation('kept, with a lead', ago(364)),
        conversation('old', ago(31)),
        conversation('old, with a lead', ago(366)),
      ])
    for (const session_id of ['kept, with a lead', 'old, with a lead']) {
      const lead = { id: session_id, session_id, score: 0, band: 'C', page_path: '/' }
      await db.insert(leads).values({ ...lead, created_at: ago(366), updated_at: ago(366) })
    }
    const said = { type: 'user', content: 'Oi', suggestions: [], cards: [], stage: 'discover' }
    await db.insert(assistant_messages).values([
      { ...said, id: 'kept', session_id: 'kept', created_at: ago(31) },
      { ...said, id: 'old', session_id: 'old', created_at: ago(31) },
    ])

    await forgetOld(db, now)

    expect((await db.select().from(auth_events)).map(({ id }) => id)).toEqual(['kept'])
    expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual(['kept, over', 'kept, ended'])
    expect((await db.select().from(one_time_tokens)).map(({ hash }) => hash)).toEqual(['kept', 'kept, used'])
    expect((await db.select().from(auth_tickets)).map(({ hash }) => hash)).toEqual(['kept'])
    expect((await db.select().from(outbox)).map(({ id }) => id)).toEqual([
      'kept, sent',
      'kept, done',
      'kept, for later',
    ])
    expect((await db.select().from(meetings)).map(({ id }) => id)).toEqual(['kept'])
    expect((await db.select().from(page_views)).map(({ page_url }) => page_url)).toEqual(['/kept'])
    expect((await db.select().from(assistant_sessions)).map(({ id }) => id)).toEqual([
      'kept',
      'kept, with a lead',
    ])
    expect((await db.select().from(assistant_messages)).map(({ id }) => id)).toEqual(['kept'])
    expect((await db.select().from(leads)).map(({ id }) => id)).toEqual(['kept, with a lead'])
  })

  once('is a job of the worker; a failing job does not stop the others', async () => {
    const backend = await testBackend(database(), { clock: () => now })
    const { db } = database()
    await db.insert(auth_events).values({ id: 'old', kind: 'login', at: ago(185) })
    await db.execute(sql`alter table limits rename to lost`)
    await backend.worker.runJobs()
    await db.execute(sql`alter table lost rename to limits`)
    expect(await db.select().from(auth_events)).toEqual([])
    await backend.close()
  })
})
