import { businessKinds } from '@ag/agents/site-builder/business-kinds'
import { draftSite } from '@ag/agents/site-builder/site'
import {
  answerAgentTask,
  askBi,
  beginBiUpload,
  beginHandIn,
  exportBiTable,
  finishBiUpload,
  getAgentTasks,
  getBiBoard,
  getChatPage,
  getChats,
  getPublishedSite,
  getSite,
  getSiteMessagesFile,
  getWhatsappAgent,
  getWorkspace,
  pinBiQuestion,
  publishSite,
  type SubscriptionStatus,
  saveBiReport,
  saveSite,
  saveWhatsappKnowledge,
  saveWhatsappSettings,
  sendBiUploadPart,
  sendSiteMessage,
  writeInChat,
} from '@ag/contracts'
import { days } from '../../clock'
import { bi_reports, subscriptions, users } from '../../db/schema'
import { bundledTableProgram } from '../../testing/bundled-table-program'
import { describeDatabase } from '../../testing/describe-database'
import { holdToo } from '../../testing/hold-too'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const agents = ['site-builder', 'whatsapp', 'business-intelligence', 'email-marketing'] as const
const details = { title: '', description: '', address: '', phone: '', whatsapp: '', instagram: '' }
const content = { ...draftSite('padaria', businessKinds.padaria.sample), details }
const knowledge = {
  name: 'Padaria Sol',
  hours: Array.from({ length: 7 }, () => null),
  asks: 'team' as const,
  items: [{ name: 'Bolo de cenoura', price: 48, from: false, unit: '' }],
  questions: [],
}
const answers = { business: 'Pães', list: '300', sender: 'oi@padaria.com.br', avoid: 'x' }

describeDatabase('what each state of a subscription lets its agent do', (database) => {
  let backend: TestBackend
  let token: string
  let table: string
  const clock = testClock()
  beforeAll(async () => void (await bundledTableProgram()))
  beforeEach(async () => {
    backend = await testBackend(database(), { clock: clock.now, tableProgram: await bundledTableProgram() })
    const ana = await backend.customer('ana@padaria.com.br', { product_id: 'site-builder' })
    token = await backend.token(ana)
    await holdToo(database().db, agents.slice(1))
    await everythingAtWork()
  })
  afterEach(() => backend.close())

  /** A published page, a taught chat, a table on the board with its report of the week. */
  async function everythingAtWork() {
    const { reply: site } = await backend.send(saveSite, { token, body: { version: null, content } })
    await backend.send(publishSite, { token, body: { version: site.version } })
    await backend.send(saveWhatsappKnowledge, { token, body: { version: 0, knowledge } })
    const settings = { slug: 'padaria-sol', sites: [], silence_hours: 0 as const }
    await backend.send(saveWhatsappSettings, { token, body: settings })
    const csv = Buffer.from('Data;Loja;Valor\n05/01/2026;Centro;R$ 10,50\n06/01/2026;Praia;R$ 2,00\n')
    const file = { name: 'vendas.csv', bytes: csv.length }
    const upload = (await backend.send(beginBiUpload, { token, body: file })).reply.id
    const body = { content: csv.toString('base64') }
    await backend.send(sendBiUploadPart, { token, params: { upload, part: '0' }, body })
    const into = { as: 'new', name: 'Vendas' } as const
    const read = await backend.send(finishBiUpload, { token, params: { upload }, body: { into } })
    table = read.reply.table?.id ?? ''
    await backend.send(pinBiQuestion, { token, body: { question: 'valor por loja', table } })
    const [ana] = await database().db.select().from(users)
    const report = { enabled: true, weekday: 1, hour: 8, recipients: [ana?.id ?? ''] }
    await backend.send(saveBiReport, { token, body: report })
  }

  async function put(status: SubscriptionStatus): Promise<void> {
    const { db } = database()
    await db.update(subscriptions).set({ status, trial_ends_at: null, status_since: clock.now() })
    const weekAgo = new Date(clock.now().getTime() - days(8))
    await db.update(bi_reports).set({ done_until: weekAgo })
  }

  const reports = async () =>
    (await backend.mailsTo('ana@padaria.com.br')).filter(
      ({ subject }) => subject === 'Seus números da semana',
    ).length
  const slugOfSite = async () => (await backend.send(getSite, { token })).reply.site?.slug ?? ''
  let sent = 0

  /** Each action of each agent, with the status that it ends in. */
  const actions: Record<string, () => Promise<number>> = {
    'every agent: read its workspace': async () => {
      const calls = agents.map((agent) => backend.send(getWorkspace, { token, params: { agent } }))
      return Math.max(...(await Promise.all(calls)).map(({ status }) => status))
    },
    'site: read the page': async () => (await backend.send(getSite, { token })).status,
    'site: take messages along': async () => (await backend.send(getSiteMessagesFile, { token })).status,
    'site: publish': async () => {
      const { site } = (await backend.send(getSite, { token })).reply
      return (await backend.send(publishSite, { token, body: { version: site?.version ?? 0 } })).status
    },
    'site: what a visitor sees': async () =>
      (await backend.send(getPublishedSite, { params: { slug: await slugOfSite() } })).reply.status,
    'site: a visitor writes': async () => {
      const body = { name: '', contact: '', message: '', trap: '', stamp: '' }
      return (await backend.send(sendSiteMessage, { params: { slug: await slugOfSite() }, body })).status
    },
    'chat: read what was taught': async () => (await backend.send(getWhatsappAgent, { token })).status,
    'chat: read the inbox': async () => (await backend.send(getChats, { token, query: {} })).status,
    'chat: teach': async () => {
      const { version } = (await backend.send(getWhatsappAgent, { token })).reply
      return (await backend.send(saveWhatsappKnowledge, { token, body: { version, knowledge } })).status
    },
    'chat: its page opens': async () =>
      (await backend.send(getChatPage, { params: { slug: 'padaria-sol' } })).status,
    'chat: a customer is answered': async () => {
      sent += 1
      const body = { visitor: 'v'.repeat(43), id: `message-of-number-${sent}`, text: 'quanto é o bolo?' }
      return (await backend.send(writeInChat, { params: { slug: 'padaria-sol' }, body })).status
    },
    'tables: read the board': async () => (await backend.send(getBiBoard, { token })).status,
    'tables: take one along': async () =>
      (await backend.send(exportBiTable, { token, params: { table }, query: {} })).status,
    'tables: ask': async () => {
      sent += 1
      const body = { id: `question-${sent}`, question: 'valor total' }
      return (await backend.send(askBi, { token, body })).status
    },
    'tables: send another': async () =>
      (await backend.send(beginBiUpload, { token, body: { name: 'a.csv', bytes: 5 } })).status,
    'tables: reports that the week brings': async () => {
      const before = await reports()
      await backend.worker.runJobs()
      return (await reports()) - before
    },
    'team: read the steps': async () =>
      (await backend.send(getAgentTasks, { token, params: { agent: 'email-marketing' } })).status,
    'team: answer': async () => {
      const params = { agent: 'email-marketing', task: 'about' }
      return (await backend.send(answerAgentTask, { token, params, body: { answers } })).status
    },
    'team: hand in a file': async () => {
      const params = { agent: 'email-marketing', task: 'files' }
      return (await backend.send(beginHandIn, { token, params, body: { name: 'a.csv', bytes: 5 } })).status
    },
  }

  /** What may be done while it runs, rests and has ended. */
  const expected: Record<string, [running: number, resting: number, ended: number]> = {
    'every agent: read its workspace': [200, 200, 200],
    'site: read the page': [200, 200, 200],
    'site: take messages along': [200, 200, 200],
    'site: publish': [200, 409, 409],
    'site: what a visitor sees': [200, 503, 503],
    'site: a visitor writes': [200, 404, 404],
    'chat: read what was taught': [200, 200, 200],
    'chat: read the inbox': [200, 200, 200],
    'chat: teach': [200, 409, 409],
    'chat: its page opens': [200, 200, 200],
    'chat: a customer is answered': [200, 409, 409],
    'tables: read the board': [200, 200, 200],
    'tables: take one along': [200, 200, 200],
    'tables: ask': [200, 409, 409],
    'tables: send another': [201, 409, 409],
    'tables: reports that the week brings': [1, 0, 0],
    'team: read the steps': [200, 200, 200],
    'team: answer': [200, 409, 409],
    'team: hand in a file': [201, 409, 409],
  }
  it.each<[string, 0 | 1 | 2, SubscriptionStatus[]]>([
    ['runs while it is tried or paid for', 0, ['trialing', 'active']],
    ['runs while a payment or the end of its plan is waited for', 0, ['past_due', 'cancel_at_period_end']],
    ['can be read and taken along while it rests', 1, ['trial_ended', 'paused']],
    ['can be read and taken along when it has ended', 2, ['cancelled']],
  ])('%s', async (_what, life, states) => {
    const right = Object.fromEntries(
      Object.entries(expected).map(([action, outcomes]) => [action, outcomes[life]]),
    )
    for (const status of states) {
      await put(status)
      const found = Object.entries(actions).map(async ([action, act]) => [action, await act()] as const)
      const outcomes = Object.fromEntries(await Promise.all(found))
      expect({ status, ...outcomes }).toEqual({ status, ...right })
    }
  })
})
