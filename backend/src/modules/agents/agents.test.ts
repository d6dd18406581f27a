import {
  answerAgentTask,
  beginHandIn,
  discardDraft,
  dropHandIn,
  exportPersonalData,
  finishHandIn,
  getAdminTasks,
  getAgentTasks,
  getDashboard,
  getWorkspace,
  handInLimits,
  moveAdminTask,
  readAdminFilePart,
  readHandInPart,
  saveDraft,
  sendHandInPart,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { days, hours } from '../../clock'
import { audit_log, users } from '../../db/schema'
import { tokenOf } from '../../testing/administrators'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { lifeOf } from './life'
import { meetingOfStep } from './with-team/meeting-of-step'

const draft = { summary: 'Campanha de Natal da Padaria', content: { subject: 'Panetones chegaram' } }
const agent = 'email-marketing'
const params = { agent }
const answers = {
  business: 'Pães, para o bairro.',
  list: '300 clientes',
  sender: 'oi@padaria.com.br',
  avoid: 'x',
}

it.each([
  ['trialing', 'running'],
  ['active', 'running'],
  ['past_due', 'running'],
  ['cancel_at_period_end', 'running'],
  ['trial_ended', 'resting'],
  ['paused', 'resting'],
  ['cancelled', 'ended'],
] as const)('%s lets an agent be %s', (status, life) => {
  expect(lifeOf(status)).toBe(life)
})

describeEachDatabase('an agent of a company', (database, once) => {
  let backend: TestBackend
  let clock: ReturnType<typeof testClock>
  let ana: string
  let anasLogin: Parameters<TestBackend['token']>[0]
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    anasLogin = await backend.customer('ana@padaria.com.br', { company: 'Padaria', product_id: agent, draft })
    ana = await backend.token(anasLogin)
  })
  afterEach(() => backend.close())

  once('begins with what was made in its demo before there was an account', async () => {
    const { reply } = await backend.send(getWorkspace, { token: ana, params })
    expect(reply).toMatchObject({ name: 'Email Marketing', status: 'trialing', life: 'running', draft })
    expect(reply.setup.map(({ done }) => done)).toEqual([false, false, false, false, false])
    const { reply: data } = await backend.send(exportPersonalData, { token: ana })
    expect(data.records['Rascunhos trazidos das demonstrações']).toMatchObject([draft])
  })

  it('takes a newer draft in place of the first, and forgets it', async () => {
    const newer = { summary: 'Outra', content: { subject: 'Páscoa' } }
    expect((await backend.send(saveDraft, { token: ana, params, body: newer })).status).toBe(200)
    expect((await backend.send(getWorkspace, { token: ana, params })).reply.draft).toMatchObject(newer)
    const large = { summary: '', content: { text: 'x'.repeat(33_000) } }
    expect((await backend.send(saveDraft, { token: ana, params, body: large })).status).toBe(400)
    expect((await backend.send(discardDraft, { token: ana, params })).status).toBe(204)
    expect((await backend.send(getWorkspace, { token: ana, params })).reply.draft).toBeNull()
  })

  once('is set up step by step with the team, which tells by mail what became of each', async () => {
    const few = await backend.send(answerAgentTask, {
      token: ana,
      params: { ...params, task: 'about' },
      body: { answers: { business: 'Pães' } },
    })
    expect(few.error.errors.map(({ field }) => field)).toEqual([
      'answers.list',
      'answers.sender',
      'answers.avoid',
    ])
    const sent = await backend.send(answerAgentTask, {
      token: ana,
      params: { ...params, task: 'about' },
      body: { answers },
    })
    expect(sent.reply.tasks.map(({ id, state }) => [id, state])).toEqual([
      ['about', 'sent'],
      ['files', 'open'],
      ['meeting', 'open'],
      ['sender', 'sent'],
      ['campaign', 'sent'],
    ])

    const owner = await tokenOf(backend, database(), 'admin')
    const { reply: waiting } = await backend.send(getAdminTasks, { token: owner, query: { state: 'sent' } })
    expect(waiting.items[0]).toMatchObject({ company: 'Padaria', product: 'Email Marketing', answers })
    const [first] = waiting.items
    const key = { company: first?.company_id ?? '', agent, task: 'about' }
    const moved = await backend.send(moveAdminTask, {
      token: owner,
      params: key,
      body: { state: 'done', note: 'Tudo certo com a lista.' },
    })
    expect(moved.reply).toMatchObject({ state: 'done', note: 'Tudo certo com a lista.' })
    const [mail] = await backend.mailsTo('ana@padaria.com.br')
    expect(mail?.subject).toBe('Email Marketing: Conte sobre a empresa e a lista')
    expect(mail?.text).toContain('Tudo certo com a lista.')
    const { reply: dashboard } = await backend.send(getDashboard, { token: ana })
    expect(dashboard.services[0]?.setup).toEqual({ done: 1, total: 5 })
  })

  async function handIn(name: string, content: Buffer, token = ana) {
    const step = { ...params, task: 'files' }
    const begun = await backend.send(beginHandIn, {
      token,
      params: step,
      body: { name, bytes: content.length },
    })
    if (begun.status !== 201) return begun
    const file = begun.reply.id
    for (let part = 0; part * handInLimits.partBytes < content.length; part += 1) {
      const piece = content.subarray(part * handInLimits.partBytes, (part + 1) * handInLimits.partBytes)
      const body = { content: piece.toString('base64') }
      await backend.send(sendHandInPart, { token, params: { ...params, file, part: String(part) }, body })
    }
    return backend.send(finishHandIn, { token, params: { ...params, file } })
  }
  const contacts = Buffer.from('nome;e-mail\r\nBia;bia@correio.example\r\n')

  it('takes files in parts, under a name that says what they are', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(handInLimits.partBytes, 'x')])
    const { reply: file } = await handIn('C:\\marca\\manual\u202e.exe', large)
    expect(file).toMatchObject({ name: 'manual.exe.pdf', type: 'application/pdf', bytes: large.length })
    const parts = await Promise.all(
      ['0', '1'].map((part) =>
        backend.send(readHandInPart, { token: ana, params: { ...params, file: file.id, part } }),
      ),
    )
    const read = Buffer.concat(parts.map(({ reply }) => Buffer.from(reply.content, 'base64')))
    expect(read.equals(large)).toBe(true)
  })

  once('gives files to the team, and forgets one that is taken back', async () => {
    const { reply: file } = await handIn('lista.csv', contacts)
    const { reply } = await backend.send(getAgentTasks, { token: ana, params })
    expect(reply.tasks[1]).toMatchObject({
      state: 'sent',
      files: [{ name: 'lista.csv', type: 'text/plain' }],
    })
    const owner = await tokenOf(backend, database(), 'admin')
    const { reply: waiting } = await backend.send(getAdminTasks, { token: owner, query: { state: 'sent' } })
    expect(waiting.items.flatMap(({ files }) => files.map(({ name }) => name))).toEqual(['lista.csv'])
    const one = { file: file.id, part: '0' }
    const read = await backend.send(readAdminFilePart, { token: owner, params: one })
    expect(Buffer.from(read.reply.content, 'base64')).toEqual(contacts)
    expect((await backend.send(readAdminFilePart, { token: ana, params: one })).status).toBe(403)

    await backend.send(readAdminFilePart, { token: owner, params: one })
    const reads = async () =>
      (await database().db.select().from(audit_log).where(eq(audit_log.action, 'read'))).map(
        ({ entity, entity_id, after }) => [entity, entity_id, after],
      )
    const step = expect.stringMatching(/^org_\w+\/email-marketing\/files$/)
    const written = ['agent_file', file.id, { step, type: 'text/plain', bytes: contacts.length }]
    expect(await reads()).toEqual([written])
    clock.advance(hours(2))
    const later = await tokenOf(backend, database(), 'admin')
    await backend.send(readAdminFilePart, { token: later, params: one })
    expect(await reads()).toEqual([written, written])
    ana = await backend.token(anasLogin)

    const own = { ...params, file: file.id }
    expect((await backend.send(dropHandIn, { token: ana, params: own })).status).toBe(204)
    expect((await backend.send(readAdminFilePart, { token: later, params: one })).status).toBe(404)
  })

  once('has its meeting with the team once somebody of the company has booked one about it', async () => {
    const { db } = database()
    const [user] = await db.select().from(users)
    const meeting = { user_id: user?.id ?? '', product_id: agent }
    await meetingOfStep(db, clock.now(), { ...meeting, product_id: 'whatsapp' })
    await meetingOfStep(db, clock.now(), { ...meeting, user_id: null })
    const states = async () =>
      (await backend.send(getAgentTasks, { token: ana, params })).reply.tasks.map(({ state }) => state)
    expect(await states()).toEqual(['open', 'open', 'open', 'open', 'open'])
    await meetingOfStep(db, clock.now(), meeting)
    expect(await states()).toEqual(['open', 'open', 'sent', 'sent', 'sent'])
  })

  once('takes nothing that runs, is cut short, too large or too much, and says why', async () => {
    const refusals = [
      await handIn('logo.svg', Buffer.from('<svg onload="alert(1)"/>')),
      await handIn('página.txt', Buffer.from('\n<!doctype html><script>alert(1)</script>')),
      await handIn('foto.png', Buffer.from('MZ\u0000\u0001')),
      await handIn('planilha.xlsx', Buffer.from('PK\u0003\u0004 something else')),
      await handIn('grande.pdf', Buffer.alloc(handInLimits.fileBytes + 1)),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(refusals[0]?.error.userMessage).toBe(
      'Envie PDF, imagem (JPEG, PNG ou WebP), documento do Office ou texto (TXT ou CSV).',
    )
    const step = { ...params, task: 'files' }
    const short = await backend.send(beginHandIn, {
      token: ana,
      params: step,
      body: { name: 'a.txt', bytes: 9 },
    })
    const cut = await backend.send(finishHandIn, { token: ana, params: { ...params, file: short.reply.id } })
    expect(cut.error.userMessage).toBe('O arquivo não chegou inteiro. Envie de novo.')
    const other = { ...params, task: 'about' }
    const none = await backend.send(beginHandIn, {
      token: ana,
      params: other,
      body: { name: 'a.txt', bytes: 9 },
    })
    expect(none.status).toBe(404)
    for (let file = 1; file < handInLimits.files; file += 1) await handIn(`${file}.csv`, contacts)
    expect((await handIn('mais um.csv', contacts)).error.userMessage).toMatch(
      /^Este passo já tem 10 arquivos/,
    )
  })

  once('is nothing to another company', async () => {
    const bia = await backend.token(await backend.customer('bia@outra.com.br', { company: 'Outra' }))
    const calls = [
      backend.send(getWorkspace, { token: bia, params }),
      backend.send(saveDraft, { token: bia, params, body: draft }),
      backend.send(getAgentTasks, { token: bia, params }),
      backend.send(answerAgentTask, { token: bia, params: { ...params, task: 'about' }, body: { answers } }),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404)
    const { reply: file } = await handIn('lista.csv', contacts)
    // She has the same agent, and yet not Ana's file.
    const cleo = await backend.token(
      await backend.customer('cleo@terceira.com.br', { company: 'C', product_id: agent }),
    )
    for (const token of [bia, cleo]) {
      const one = { ...params, file: file.id }
      const body = { content: contacts.toString('base64') }
      const reads = [
        backend.send(readHandInPart, { token, params: { ...one, part: '0' } }),
        backend.send(sendHandInPart, { token, params: { ...one, part: '0' }, body }),
        backend.send(finishHandIn, { token, params: one }),
      ]
      for (const { status } of await Promise.all(reads)) expect(status).toBe(404)
      await backend.send(dropHandIn, { token, params: one })
    }
    expect((await handIn('lista.csv', contacts, bia)).status).toBe(404)
    const own = await backend.send(readHandInPart, {
      token: ana,
      params: { ...params, file: file.id, part: '0' },
    })
    expect(Buffer.from(own.reply.content, 'base64')).toEqual(contacts)
    await backend.send(discardDraft, { token: bia, params })
    expect((await backend.send(getWorkspace, { token: ana, params })).reply.draft).toMatchObject(draft)
  })

  once('can be read and not moved on when its trial is over', async () => {
    const { reply: file } = await handIn('lista.csv', contacts)
    clock.advance(days(15))
    ana = await backend.token(anasLogin)
    const { reply } = await backend.send(getWorkspace, { token: ana, params })
    expect(reply).toMatchObject({ status: 'trial_ended', life: 'resting', draft })
    const refused = await backend.send(answerAgentTask, {
      token: ana,
      params: { ...params, task: 'about' },
      body: { answers },
    })
    expect([refused.status, refused.error.code]).toEqual([409, 'AGENT_RESTING'])
    expect((await handIn('outra.csv', contacts)).error.code).toBe('AGENT_RESTING')
    const one = { ...params, file: file.id, part: '0' }
    expect((await backend.send(readHandInPart, { token: ana, params: one })).status).toBe(200)
  })
})
