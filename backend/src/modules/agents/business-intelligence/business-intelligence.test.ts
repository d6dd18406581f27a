import {
  askBi,
  type BiTable,
  beginBiUpload,
  biLimits,
  changeBiTable,
  deleteBiTable,
  exportBiTable,
  finishBiUpload,
  getBiBoard,
  getBiReport,
  getBiTable,
  getBiTables,
  getUsage,
  getWorkspace,
  pinBiQuestion,
  saveBiAlert,
  saveBiReport,
  saveUsageLimit,
  sendBiUploadPart,
  unpinBiQuestion,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { days } from '../../../clock'
import {
  bi_files,
  bi_pins,
  bi_tables,
  bi_upload_parts,
  bi_uploads,
  usage_records,
  users,
} from '../../../db/schema'
import { bundledTableProgram } from '../../../testing/bundled-table-program'
import { describeEachDatabase } from '../../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../../testing/test-backend'
import { lastDue } from './report'

const product_id = 'business-intelligence'
const sales =
  'Data;Loja;Valor\n05/01/2026;Centro;R$ 10,50\n06/02/2026;Praia;R$ 30,00\n07/02/2026;Centro;-R$ 5,00\n'

describeEachDatabase('business intelligence', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let token: string
  beforeAll(async () => void (await bundledTableProgram()))
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now, tableProgram: await bundledTableProgram() })
    token = await backend.token(await backend.customer('ana@empresa.com.br', { product_id }))
  })
  afterEach(() => backend.close())

  async function send(text: string | Uint8Array, name = 'vendas.csv'): Promise<string> {
    const bytes = Buffer.from(text)
    const { reply } = await backend.send(beginBiUpload, { token, body: { name, bytes: bytes.length } })
    for (let part = 0; part * biLimits.partBytes < bytes.length; part += 1) {
      const content = bytes
        .subarray(part * biLimits.partBytes, (part + 1) * biLimits.partBytes)
        .toString('base64')
      const params = { upload: reply.id, part: String(part) }
      expect((await backend.send(sendBiUploadPart, { token, params, body: { content } })).status).toBe(204)
    }
    return reply.id
  }
  type Into = { as: 'new'; name: string } | { as: 'replace' | 'append'; table: string }
  const finish = (upload: string, into: Into) =>
    backend.send(finishBiUpload, { token, params: { upload }, body: { into } })
  async function add(
    text: string | Uint8Array,
    into: Into = { as: 'new', name: 'Vendas' },
  ): Promise<BiTable> {
    const { reply, error, status } = await finish(await send(text), into)
    if (status !== 200 || !reply.table) throw new Error(error?.userMessage ?? 'still reading')
    return reply.table
  }
  let asked = 0
  async function ask(question: string, id = `question-${++asked}`) {
    return backend.send(askBi, { token, body: { id, question } })
  }
  async function sentence(question: string): Promise<string> {
    const { answer } = (await ask(question)).reply
    return (answer.kind === 'answer' ? answer.sentence : answer.message).replace(/\s/g, ' ')
  }
  const credits = async () =>
    (await backend.send(getUsage, { token })).reply.meters.find(({ key }) => key === 'ai_credits')?.used

  it('answers from a file, and counts a credit for each answer once', async () => {
    const table = await add(sales)
    expect(table).toMatchObject({
      name: 'Vendas',
      rows: 3,
      columns: [
        { name: 'Data', kind: 'date' },
        { name: 'Loja', kind: 'category' },
        { name: 'Valor', kind: 'number' },
      ],
      files: [{ name: 'vendas.csv', rows: 3 }],
    })
    const first = await ask('valor por loja', 'question-one')
    expect(first.reply).toMatchObject({
      answer: {
        kind: 'answer',
        title: 'Valor por loja',
        table: { header: ['Loja', 'Valor', 'Parte do total'] },
      },
      table: { id: table.id, name: 'Vendas' },
    })
    await ask('valor por loja', 'question-one')
    await ask('lucro por loja')
    expect(await credits()).toBe(1)
    expect(await sentence('valor em fevereiro')).toBe('Valor em fevereiro de 2026: R$ 25,00.')
    expect(await credits()).toBe(2)
  })

  once('rests when the company wants it to at its limit', async () => {
    await add(sales)
    const body = { limit_amount: 1, limit_action: 'pause' as const }
    await backend.send(saveUsageLimit, { token, params: { meter: 'ai_credits' }, body })
    expect((await ask('valor')).status).toBe(200)
    const [{ company_id = '' } = {}] = await database().db.select().from(users)
    const used = {
      company_id,
      day: '2026-11-20',
      meter: 'ai_credits',
      product_id: 'prospect',
      quantity: 5000,
    }
    await database().db.insert(usage_records).values(used)
    const { status, error } = await ask('valor')
    expect([status, error.code]).toEqual([409, 'LIMIT_REACHED'])
    expect(error.userMessage).toMatch(/Aumente o limite em Uso/)
  })

  once('shows what a column holds and lets people say otherwise', async () => {
    const { id, columns } = await add('Loja;Grupo;Valor\nA;1;10\nB;2;20\nA;1;5\n', {
      as: 'new',
      name: 'Aulas',
    })
    expect(columns.map(({ kind }) => kind)).toEqual(['category', 'number', 'number'])
    expect(await sentence('valor por grupo')).toMatch(/um número de cada vez/)
    const changed = columns.map((column) =>
      column.name === 'Grupo' ? { ...column, kind: 'category' as const } : column,
    )
    const params = { table: id }
    await backend.send(changeBiTable, { token, params, body: { columns: changed } })
    expect(await sentence('valor por grupo')).toMatch(/^Grupo 2 vem na frente/)
    const { reply } = await backend.send(getBiTable, { token, params })
    expect(reply.rows[0]).toEqual(['A', '1', '10'])
    expect(
      (await backend.send(changeBiTable, { token, params, body: { columns: changed.slice(1) } })).status,
    ).toBe(400)
  })

  once('takes more rows after those of a table, or in their place', async () => {
    const { id } = await add(sales)
    const more = await add('Valor;Data;Loja\nR$ 4,50;01/03/2026;Praia\n', { as: 'append', table: id })
    expect(more).toMatchObject({ rows: 4, version: expect.any(Number) })
    expect(await sentence('valor total')).toBe('Valor: R$ 40,00.')
    const other = await finish(await send('Data;Loja\n01/03/2026;Praia\n'), { as: 'append', table: id })
    expect(other.error.userMessage).toBe('Faltam colunas da tabela neste arquivo: “Valor”.')
    const words = await finish(await send('Data;Loja;Valor\n01/03/2026;Praia;muito\n'), {
      as: 'append',
      table: id,
    })
    expect(words.error.userMessage).toMatch(/A coluna “Valor” da tabela tem números/)
    expect(await sentence('valor total')).toBe('Valor: R$ 40,00.')
    await add('Data;Loja;Valor\n01/03/2026;Praia;7\n', { as: 'replace', table: id })
    expect(await sentence('valor total')).toBe('Valor: R$ 7,00.')
  })

  once('reads the letters of Windows', async () => {
    const { id } = await add(Buffer.from('Região;Valor\nSão José;10,5\nMaceió;9,5\n', 'latin1'), {
      as: 'new',
      name: 'Regiões',
    })
    const { reply } = await backend.send(getBiTable, { token, params: { table: id } })
    expect(reply.rows[0]?.[0]).toBe('São José')
  })

  it('takes a file in several parts', async () => {
    const lines = Array.from({ length: 45_000 }, (_, row) => `Loja ${row % 7};${row}`)
    const table = await add(`loja;valor\n${lines.join('\n')}\n`, { as: 'new', name: 'Grande' })
    expect(table.rows).toBe(45_000)
    expect(await sentence('linhas na tabela Grande')).toBe('Linhas: 45.000.')
  })

  once.each([
    [
      'is no table',
      'nome\nAna\n',
      'Só encontrei uma coluna. Separe as colunas com ponto e vírgula, vírgula ou tabulação e envie de novo.',
    ],
    [
      'is a workbook',
      'PK\u0003\u0004abc',
      'Isto é uma planilha do Excel ou de outro programa. Abra a planilha, escolha “Salvar como CSV” e envie o arquivo CSV.',
    ],
  ])('says what is wrong with a file that %s, and keeps nothing of it', async (_what, text, words) => {
    const { status, error } = await finish(await send(text), { as: 'new', name: 'Outra' })
    expect([status, error.userMessage]).toEqual([400, words])
    expect(await database().db.select().from(bi_tables)).toEqual([])
  })

  it('finishes a file once, however often and however many ask', async () => {
    const upload = await send(sales)
    const into = { as: 'new' as const, name: 'Vendas' }
    const replies = await Promise.all([finish(upload, into), finish(upload, into)])
    replies.push(await finish(upload, into))
    expect(new Set(replies.map(({ reply }) => reply.table?.id)).size).toBe(1)
    expect(await database().db.select().from(bi_tables)).toHaveLength(1)
    expect(await database().db.select().from(bi_upload_parts)).toEqual([])
  })

  once('does not read a file of which a part is missing', async () => {
    const { reply } = await backend.send(beginBiUpload, { token, body: { name: 'a.csv', bytes: 100 } })
    const { error } = await finish(reply.id, { as: 'new', name: 'Vendas' })
    expect(error.userMessage).toBe('O arquivo não chegou inteiro. Envie de novo.')
    clock.advance(days(2))
    await backend.worker.runJobs()
    expect(await database().db.select().from(bi_uploads)).toEqual([])
  })

  it('gives no two tables one name', async () => {
    await add(sales)
    const again = await finish(await send(sales), { as: 'new', name: 'vendas' })
    expect(again.error.userMessage).toBe('Já existe uma tabela com este nome.')
  })

  once('gives a table back as it came, and forgets it', async () => {
    const { id } = await add(sales)
    await add('Data;Loja;Valor\n01/03/2026;=1+1;7\n', { as: 'append', table: id })
    const params = { table: id }
    let text = ''
    for (let from: string | null | undefined; from !== null; ) {
      const { reply } = await backend.send(exportBiTable, { token, params, query: from ? { from } : {} })
      text += reply.content
      from = reply.next
    }
    expect(text).toBe(
      "\uFEFFData;Loja;Valor\r\n05/01/2026;Centro;R$ 10,50\r\n06/02/2026;Praia;R$ 30,00\r\n07/02/2026;Centro;-R$ 5,00\r\n01/03/2026;'=1+1;7\r\n",
    )
    expect((await backend.send(deleteBiTable, { token, params })).status).toBe(204)
    expect((await backend.send(getBiTable, { token, params })).status).toBe(404)
    expect(await database().db.select().from(bi_files)).toEqual([])
    expect(await sentence('valor')).toBe('Envie uma tabela para começar.')
  })

  once('keeps pinned questions answered as the data change, at no cost', async () => {
    const { id } = await add(sales)
    const pin = (question: string) => backend.send(pinBiQuestion, { token, body: { question, table: id } })
    expect((await pin('lucro por loja')).error.userMessage).toBe(
      'Só uma pergunta com resposta pode ficar no painel.',
    )
    expect((await pin('valor total')).status).toBe(201)
    await pin('valor total')
    await add('Data;Loja;Valor\n01/03/2026;Praia;7\n', { as: 'append', table: id })
    // Another table that could answer too does not take its place.
    await add('Loja;Valor\nA;1\nB;2\n', { as: 'new', name: 'Outra' })
    const { reply } = await backend.send(getBiBoard, { token })
    expect(reply.pins).toMatchObject([{ question: 'valor total', table: { name: 'Vendas' } }])
    const [first] = reply.pins
    expect(first?.answer.kind === 'answer' && first.answer.sentence.replace(/\s/g, ' ')).toBe(
      'Valor: R$ 42,50.',
    )
    expect(await credits()).toBe(0)
    await backend.send(unpinBiQuestion, { token, params: { pin: first?.id ?? '' } })
    expect((await backend.send(getBiBoard, { token })).reply.pins).toEqual([])
  })

  it('sends the board once a week, whoever runs the jobs', async () => {
    const { id } = await add(sales)
    await backend.send(pinBiQuestion, { token, body: { question: 'valor total', table: id } })
    const { people } = (await backend.send(getBiReport, { token })).reply
    const report = { enabled: true, weekday: 1, hour: 8, recipients: people.map((person) => person.id) }
    const saved = await backend.send(saveBiReport, { token, body: report })
    expect(saved.reply).toMatchObject({ next_at: '2026-11-23T11:00:00.000Z', last_sent_at: null })
    const weekly = async () =>
      (await backend.mailsTo('ana@empresa.com.br')).filter(
        ({ subject }) => subject === 'Seus números da semana',
      )
    await backend.worker.runJobs()
    expect(await weekly()).toEqual([])
    clock.advance(days(3))
    const second = await testBackend(database(), {
      clock: clock.now,
      tableProgram: await bundledTableProgram(),
    })
    await Promise.all([backend.worker.runJobs(), second.worker.runJobs()])
    await backend.worker.runJobs()
    await second.close()
    const [mail, ...more] = await weekly()
    expect(more).toEqual([])
    expect(mail?.text.replace(/\s/g, ' ')).toContain('Valor (tabela Vendas): Valor: R$ 35,50.')
  })

  describe('a number that is watched', () => {
    const alert = { when: 'above' as const, limit: 40 }
    let table: string
    let pinned: string
    const save = (pin: string, body: { alert: typeof alert | null }) =>
      backend.send(saveBiAlert, { token, params: { pin }, body })
    const pin = async (question: string) =>
      (await backend.send(pinBiQuestion, { token, body: { question, table } })).reply.id
    const told = async () =>
      (await backend.mailsTo('ana@empresa.com.br')).filter(
        ({ subject }) => subject === 'Um número do seu painel passou do limite',
      )
    const grow = async (value: string) => {
      clock.advance(60_000)
      await add(`Data;Loja;Valor\n01/03/2026;Praia;${value}\n`, { as: 'append', table })
    }
    beforeEach(async () => {
      table = (await add(sales)).id
      pinned = await pin('valor total')
    })

    once('is one of the company’s that has one number as its answer', async () => {
      expect((await save(await pin('valor por loja'), { alert })).error.userMessage).toBe(
        'Só uma pergunta que tem um número como resposta pode ter um aviso.',
      )
      expect((await save('pin_other', { alert })).status).toBe(404)
      expect((await save(pinned, { alert })).status).toBe(204)
      const { pins } = (await backend.send(getBiBoard, { token })).reply
      expect(pins.find(({ id }) => id === pinned)?.alert).toEqual(alert)
    })

    it('is told of by mail once when it has passed its limit, whoever runs the jobs', async () => {
      await save(pinned, { alert })
      await backend.worker.runJobs()
      expect(await told()).toEqual([])
      await grow('10')
      const second = await testBackend(database(), {
        clock: clock.now,
        tableProgram: await bundledTableProgram(),
      })
      await Promise.all([backend.worker.runJobs(), second.worker.runJobs()])
      await second.close()
      await grow('1')
      await backend.worker.runJobs()
      const [mail, ...more] = await told()
      expect(more).toEqual([])
      expect(mail?.text.replace(/\s/g, ' ')).toContain('Valor (tabela Vendas): Valor: R$ 45,50.')
      expect(mail?.text.replace(/\s/g, ' ')).toContain('passar de R$ 40,00.')
    })

    once('is told of again when it has come back meanwhile, and not once nobody watches it', async () => {
      await save(pinned, { alert })
      await grow('10')
      await backend.worker.runJobs()
      await grow('-20')
      await backend.worker.runJobs()
      await grow('30')
      await backend.worker.runJobs()
      expect(await told()).toHaveLength(2)
      await grow('-50')
      await backend.worker.runJobs()
      await save(pinned, { alert: null })
      await grow('90')
      await backend.worker.runJobs()
      expect(await told()).toHaveLength(2)
    })
  })

  once('keeps strangers out of the report, and rests where nothing is pinned', async () => {
    const [person] = (await backend.send(getBiReport, { token })).reply.people
    const report = { enabled: true, weekday: 1, hour: 8, recipients: [person?.id ?? ''] }
    const strangers = await backend.send(saveBiReport, {
      token,
      body: { ...report, recipients: ['usr_other'] },
    })
    expect(strangers.status).toBe(400)
    await backend.send(saveBiReport, { token, body: report })
    clock.advance(days(7))
    await backend.worker.runJobs()
    expect((await backend.mailsTo('ana@empresa.com.br')).map(({ subject }) => subject)).not.toContain(
      'Seus números da semana',
    )
  })

  once('is nothing to another company', async () => {
    const table = await add(sales)
    const upload = await send(sales)
    await backend.send(pinBiQuestion, { token, body: { question: 'valor total', table: table.id } })
    const [pin] = await database().db.select().from(bi_pins)
    const own = token
    token = await backend.token(await backend.customer('bia@outra.com.br', { company: 'Outra', product_id }))
    const params = { table: table.id }
    const statuses = await Promise.all([
      backend.send(getBiTable, { token, params }),
      backend.send(changeBiTable, { token, params, body: { name: 'Minha' } }),
      backend.send(exportBiTable, { token, params }),
      backend.send(sendBiUploadPart, { token, params: { upload, part: '0' }, body: { content: 'YQ==' } }),
      finish(upload, { as: 'new', name: 'Minha' }),
      finish(await send(sales), { as: 'append', table: table.id }),
      finish(await send(sales), { as: 'replace', table: table.id }),
      backend.send(pinBiQuestion, { token, body: { question: 'valor total', table: table.id } }),
      backend.send(saveBiAlert, { token, params: { pin: pin?.id ?? '' }, body: { alert: null } }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 404))
    await backend.send(deleteBiTable, { token, params })
    await backend.send(unpinBiQuestion, { token, params: { pin: pin?.id ?? '' } })
    expect((await backend.send(getBiTables, { token })).reply).toEqual({ tables: [], questions: [] })
    expect((await backend.send(getBiBoard, { token })).reply.pins).toEqual([])
    expect(await sentence('valor total')).toBe('Envie uma tabela para começar.')
    const [ana] = await database().db.select().from(users).where(eq(users.email, 'ana@empresa.com.br'))
    const saved = await backend.send(saveBiReport, {
      token,
      body: { enabled: true, weekday: 1, hour: 8, recipients: [ana?.id ?? ''] },
    })
    expect(saved.status).toBe(400)
    token = own
    expect((await backend.send(getBiTables, { token })).reply.tables).toHaveLength(1)
    expect((await backend.send(getBiBoard, { token })).reply.pins).toHaveLength(1)
  })

  once('can be read and not worked with once its trial is over', async () => {
    const { id } = await add(sales)
    const { reply } = await backend.send(getWorkspace, { token, params: { agent: product_id } })
    expect(reply.setup.map(({ done }) => done)).toEqual([true, false, false, false])
    expect(reply.results).toMatchObject([{ value: 0 }, { value: 3 }])
    clock.advance(days(15))
    token = await backend.token({ email: 'ana@empresa.com.br', password: 'girassol trovão bicicleta' })
    expect((await ask('valor')).status).toBe(409)
    expect((await backend.send(beginBiUpload, { token, body: { name: 'a', bytes: 5 } })).status).toBe(409)
    expect((await backend.send(getBiTables, { token })).reply.tables).toHaveLength(1)
    expect((await backend.send(exportBiTable, { token, params: { table: id } })).reply.next).toBeNull()
  })

  once('goes with the last of a company', async () => {
    const { id } = await add(sales)
    await backend.send(pinBiQuestion, { token, body: { question: 'valor total', table: id } })
    await send(sales)
    await database().db.update(users).set({ deletes_at: clock.now() })
    await backend.worker.runJobs()
    for (const table of [bi_tables, bi_files, bi_uploads, bi_upload_parts, bi_pins])
      expect(await database().db.select().from(table)).toEqual([])
  })
})

it.each([
  ['2026-11-23T11:00:00Z', '2026-11-23T11:00:00.000Z'],
  ['2026-11-23T10:59:59Z', '2026-11-16T11:00:00.000Z'],
  ['2026-11-29T23:00:00Z', '2026-11-23T11:00:00.000Z'],
])('at %s a report of Mondays at eight was last due at %s', (now, due) => {
  expect(lastDue({ weekday: 1, hour: 8 }, new Date(now)).toISOString()).toBe(due)
})
