import {
  answerAgentTask,
  discardDraft,
  exportPersonalData,
  getAdminTasks,
  getAgentTasks,
  getDashboard,
  getWorkspace,
  moveAdminTask,
  saveDraft,
} from '@ag/contracts'
import { days } from '../../clock'
import { tokenOf } from '../../testing/administrators'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { lifeOf } from './life'

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

describeEachDatabase('an agent of a company', (database) => {
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

  it('begins with what was made in its demo before there was an account', async () => {
    const { reply } = await backend.send(getWorkspace, { token: ana, params })
    expect(reply).toMatchObject({ name: 'Email Marketing', status: 'trialing', life: 'running', draft })
    expect(reply.setup.map(({ done }) => done)).toEqual([false, false, false, false])
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

  it('is set up step by step with the team, which tells by mail what became of each', async () => {
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
    expect(dashboard.services[0]?.setup).toEqual({ done: 1, total: 4 })
  })

  it('is nothing to another company', async () => {
    const bia = await backend.token(await backend.customer('bia@outra.com.br', { company: 'Outra' }))
    const calls = [
      backend.send(getWorkspace, { token: bia, params }),
      backend.send(saveDraft, { token: bia, params, body: draft }),
      backend.send(getAgentTasks, { token: bia, params }),
      backend.send(answerAgentTask, { token: bia, params: { ...params, task: 'about' }, body: { answers } }),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404)
    await backend.send(discardDraft, { token: bia, params })
    expect((await backend.send(getWorkspace, { token: ana, params })).reply.draft).toMatchObject(draft)
  })

  it('can be read and not moved on when its trial is over', async () => {
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
  })
})
