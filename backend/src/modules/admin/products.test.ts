import {
  createProduct,
  editProduct,
  editProducts,
  getAdminProduct,
  getAdminProducts,
  getAudit,
  getGeneralFaq,
  getPricing,
  getProduct,
  getProductsFile,
  importProducts,
  saveGeneralFaq,
} from '@ag/contracts'
import { icons } from '@ag/core/icons'
import { inArray, notInArray } from 'drizzle-orm'
import { integrations, products } from '../../db/schema'
import { tokenOf } from '../../testing/administrators'
import { describeEachDatabase } from '../../testing/describe-database'
import { freshCatalogue } from '../../testing/fresh-catalogue'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeEachDatabase('products, for those who run them', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let token: string
  beforeEach(async () => {
    clock = testClock()
    await freshCatalogue(database().db)
    backend = await testBackend(database(), { clock: clock.now })
    token = await tokenOf(backend, database(), 'comercial')
  })
  afterEach(() => backend.close())

  const params = { id: 'whatsapp' }
  const read = async () => (await backend.send(getAdminProduct, { token, params })).reply
  const list = (query: Record<string, string>) =>
    backend.send(getAdminProducts, { token, query: query as never })
  const trail = async () => {
    const owner = await tokenOf(backend, database(), 'owner', 'Olga Dona')
    return (await backend.send(getAudit, { token: owner })).reply.items
  }

  it('are listed page by page, in any order, by words and state', async () => {
    const names = []
    let cursor: string | null | undefined
    do {
      const { reply } = await list({ sort: '-price', limit: '3', ...(cursor && { cursor }) })
      expect(reply.total).toBe(7)
      names.push(...reply.items.map(({ id }) => id))
      cursor = reply.next_cursor
    } while (cursor)
    expect(names).toEqual([
      'prospect',
      'marketing-ai',
      'business-intelligence',
      'whatsapp',
      'social-media',
      'email-marketing',
      'site-builder',
    ])
    expect((await list({ q: 'market' })).reply.items.map(({ id }) => id)).toEqual([
      'email-marketing',
      'marketing-ai',
    ])
    expect((await list({ q: '%' })).reply.items).toEqual([])
    expect((await list({ status: 'inactive' })).reply).toEqual({ items: [], next_cursor: null, total: 0 })
    expect((await list({ cursor: 'nonsense' })).error.code).toBe('VALIDATION_FAILED')
    expect((await list({ limit: '101' })).error.errors[0]?.message).toBe('Uma página tem até 100 linhas.')
  })

  once('change field by field, for visitors too, and it is on record who did what', async () => {
    const { version } = await read()
    const body = { version, description: 'Atende a qualquer hora.' }
    const { reply } = await backend.send(editProduct, { token, params, body })
    expect(reply).toMatchObject({
      version: version + 1,
      description: 'Atende a qualquer hora.',
      name: 'Atendimento WhatsApp',
    })
    const { reply: pricing } = await backend.send(getPricing)
    expect(pricing.products.find(({ id }) => id === 'whatsapp')).toMatchObject({
      description: 'Atende a qualquer hora.',
    })
    expect((await trail())[0]).toMatchObject({
      actor: { name: 'Rita Regra' },
      action: 'edit',
      entity: 'product',
      entity_id: 'whatsapp',
      before: {
        version,
        description: 'Responde seus clientes a qualquer hora e chama a equipe quando preciso.',
      },
      after: { version: version + 1, description: 'Atende a qualquer hora.' },
      request_id: expect.stringMatching(/^req_/),
    })
  })

  it('lose nothing when two edit at once: the second sees the record as it is, and who was faster', async () => {
    const { version } = await read()
    const edits = ['Um texto.', 'Outro texto.'].map((description) =>
      backend.send(editProduct, { token, params, body: { version, description } }),
    )
    const answers = await Promise.all(edits)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      userMessage: 'Rita Regra salvou uma alteração às 09:00. Compare antes de salvar.',
      current: await read(),
    })
  })

  it('change together or not at all', async () => {
    const { items } = (await list({})).reply
    const some = items.slice(0, 3).map(({ id, version }) => ({ id, version }))
    const stale = some.map((item, index) => (index === 2 ? { ...item, version: 99 } : item))
    const change = { is_active: false }
    expect((await backend.send(editProducts, { token, body: { items: stale, change } })).status).toBe(409)
    expect((await list({ status: 'inactive' })).reply.total).toBe(0)
    const { reply } = await backend.send(editProducts, { token, body: { items: some, change } })
    expect(reply).toEqual({ changed: 3 })
    expect((await list({ status: 'inactive' })).reply.total).toBe(3)
  })

  once('come new with a price, and with an identifier that nobody has', async () => {
    const body = {
      id: 'voz',
      name: 'Voz',
      description: 'Atende ligações.',
      price: 59.9,
      popular: false,
      is_active: true,
      demo_url: '/agents',
      seo_title: 'Voz',
      seo_description: 'Atende ligações.',
      sort_order: 8,
      integrations: ['Telefone'],
      faq: [{ question: 'Fala português?', answer: 'Sim.' }],
    }
    expect((await backend.send(createProduct, { token, body })).reply).toMatchObject({
      price: 59.9,
      version: 1,
    })
    expect((await backend.send(createProduct, { token, body })).error.errors[0]).toMatchObject({
      field: 'id',
      message: 'Já existe um agente com este identificador.',
    })
    // 'email' is where the page of email-marketing is.
    expect(
      (await backend.send(createProduct, { token, body: { ...body, id: 'email' } })).error.errors,
    ).toMatchObject([{ field: 'id', message: 'Este identificador já é o endereço de outro agente.' }])
    const { error } = await backend.send(createProduct, { token, body: { ...body, id: 'Á', price: 0.001 } })
    expect(error.errors.map(({ message }) => message)).toEqual([
      'Use letras minúsculas, números e hifens.',
      'Informe um preço maior que zero.',
    ])
  })

  once(
    'have pages whose words and icon are theirs, and are there for visitors once they are published',
    async () => {
      const page = {
        icon: 'scale',
        headline: 'Nenhum prazo perdido',
        summary: 'Lê o contrato e avisa antes.',
        suited_to: 'Escritórios pequenos',
        needs: ['entender'] as const,
        meters: ['ai_credits'],
        works: [{ title: 'Lê contratos', text: 'Aponta cláusulas e prazos.' }],
        requirements: ['Os contratos em PDF'],
      }
      const body = {
        id: 'juridico',
        name: 'Jurídico',
        description: 'Lê contratos e avisa dos prazos.',
        price: 149,
        popular: false,
        is_active: false,
        demo_url: '/agents/juridico',
        seo_title: 'Jurídico com IA',
        seo_description: 'Contratos lidos. A partir de {preço} por mês.',
        sort_order: 9,
        integrations: [],
        faq: [],
      }
      const { reply: created } = await backend.send(createProduct, { token, body })
      expect(created).toMatchObject({ icon: 'sparkles', headline: '', works: [], requirements: [] })
      const seen = () => backend.send(getProduct, { params: { id: 'juridico' } })
      expect((await seen()).status).toBe(404)

      const edit = (change: object, version: number) =>
        backend.send(editProduct, { token, params: { id: 'juridico' }, body: { version, ...change } })
      expect((await edit({ icon: 'no-such-icon' }, 1)).error.errors).toMatchObject([
        { field: 'icon', message: 'Escolha um ícone.' },
      ])
      expect((await edit({ ...page, needs: [...page.needs], is_active: true }, 1)).reply).toMatchObject(page)
      const { icon, ...told } = page
      expect((await seen()).reply).toMatchObject({ ...told, icon_path: icons.scale.path })
      const { reply: pricing } = await backend.send(getPricing)
      expect(pricing.products.map(({ id }) => id)).toContain('juridico')

      await edit({ is_active: false }, 2)
      expect((await seen()).status).toBe(404)
    },
  )

  once('share questions that are edited as one list', async () => {
    const { reply: before } = await backend.send(getGeneralFaq, { token })
    const items = [{ question: 'Uma?', answer: 'Sim.' }]
    const save = (version: number) => backend.send(saveGeneralFaq, { token, body: { version, items } })
    expect((await save(before.version)).reply).toEqual({ version: before.version + 1, items })
    const { status, error } = await save(before.version)
    expect([status, (error.current as { version: number }).version]).toEqual([409, before.version + 1])
    await backend.send(saveGeneralFaq, { token, body: { version: before.version + 1, items: before.items } })
  })

  describe('from a file', () => {
    const run = async (csv: string, dry_run: 'true' | 'false') =>
      backend.send(importProducts, { token, query: { dry_run }, body: { csv } })

    once('that was exported changes nothing', async () => {
      const { text, headers } = await backend.send(getProductsFile, { token })
      expect(headers['content-disposition']).toBe('attachment; filename="produtos.csv"')
      expect(text).toMatch(/^\uFEFFid;name;/)
      const { reply } = await run(text, 'false')
      expect(reply).toMatchObject({ rows: 7, create: 0, update: 0, unchanged: 7, errors: [], changes: [] })
    })

    once(
      'is rehearsed by the same rules: every error at once, every difference, and nothing changes',
      async () => {
        const before = (await list({})).reply
        const csv = [
          'id;price;popular;name;description',
          'whatsapp;"R$ 107,50";sim;;',
          'prospect;399;sim;;',
          'novo;10;não;Novo;Um novo agente.',
          'whatsapp;1;não;;',
          'Errado!;abc;talvez;;',
          'outro;;não;;',
        ].join('\n')
        const { reply } = await run(csv, 'true')
        expect(reply).toEqual({
          rows: 6,
          separator: ';',
          columns: ['id', 'price', 'popular', 'name', 'description'].map((field) => ({
            heading: field,
            field,
          })),
          create: 1,
          update: 1,
          unchanged: 1,
          applied: false,
          errors: [
            { row: 5, field: 'id', message: 'Este identificador se repete no arquivo.' },
            { row: 6, field: 'price', message: 'Informe um preço, como 79 ou 79,90.' },
            { row: 6, field: 'popular', message: 'Use sim ou não (também valem s, n, 1 e 0).' },
            { row: 6, field: 'id', message: 'Use letras minúsculas, números e hifens.' },
            { row: 7, field: 'name', message: 'Informe o nome.' },
            { row: 7, field: 'description', message: 'Descreva o agente.' },
            { row: 7, field: 'price', message: 'Informe um preço.' },
          ],
          changes: [
            { row: 2, id: 'whatsapp', field: 'popular', from: false, to: true },
            { row: 2, id: 'whatsapp', field: 'price', from: 97, to: 107.5 },
            { row: 4, id: 'novo', field: 'name', from: null, to: 'Novo' },
            { row: 4, id: 'novo', field: 'description', from: null, to: 'Um novo agente.' },
            { row: 4, id: 'novo', field: 'popular', from: null, to: false },
            { row: 4, id: 'novo', field: 'price', from: null, to: 10 },
          ],
        })
        expect((await run(csv, 'false')).reply).toEqual(reply)
        expect((await list({})).reply).toEqual(before)
      },
    )

    once('is understood as people write it: names of columns, yes and no, blank lines, tabs', async () => {
      const heading = ['Identificador', 'Preço por mês', 'Destaque', 'Publicado'].join('\t')
      const csv = [
        heading,
        '',
        ['whatsapp', '107,50', 'S', '0'].join('\t'),
        ['prospect', '399', 'NÃO', 'talvez'].join('\t'),
      ]
      const { reply } = await run(csv.join('\r\n'), 'true')
      expect(reply).toMatchObject({
        separator: '\t',
        columns: [
          { heading: 'Identificador', field: 'id' },
          { heading: 'Preço por mês', field: 'price' },
          { heading: 'Destaque', field: 'popular' },
          { heading: 'Publicado', field: 'is_active' },
        ],
        errors: [{ row: 4, field: 'is_active', message: 'Use sim ou não (também valem s, n, 1 e 0).' }],
      })
      expect(reply.changes.filter(({ row }) => row === 3)).toEqual([
        { row: 3, id: 'whatsapp', field: 'popular', from: false, to: true },
        { row: 3, id: 'whatsapp', field: 'is_active', from: true, to: false },
        { row: 3, id: 'whatsapp', field: 'price', from: 97, to: 107.5 },
      ])
    })

    once(
      'of five thousand rows is all or nothing',
      async () => {
        const row = (index: number, price = '10,50') =>
          `item-${index};Item ${index};Descrição ${index};${price};não;Uma | Outra`
        const rows = Array.from({ length: 5000 }, (_, index) => row(index))
        const heading = 'id;name;description;price;is_active;integrations'
        const wrong = [heading, ...rows.with(17, row(17, 'grátis')).with(4999, row(4999, '-1'))].join('\n')
        const right = [heading, ...rows].join('\n')
        const { reply } = await run(wrong, 'false')
        expect([reply.errors.map((each) => each.row), reply.applied]).toEqual([[19, 5001], false])
        expect(await database().db.$count(products)).toBe(7)
        expect((await run(right, 'true')).reply).toMatchObject({ create: 5000, applied: false })
        expect(await database().db.$count(products)).toBe(7)
        expect((await run(right, 'false')).reply).toMatchObject({ create: 5000, applied: true })
        expect(await database().db.$count(products)).toBe(5007)
        expect(
          await database().db.$count(integrations, notInArray(integrations.product_id, ['prospect'])),
        ).toBeGreaterThan(10_000)
        expect((await run(right, 'false')).reply).toMatchObject({ unchanged: 5000, update: 0, create: 0 })
        const ids = await database().db.select({ id: products.id }).from(products)
        const added = ids.map(({ id }) => id).filter((id) => id.startsWith('item-'))
        await database().db.delete(products).where(inArray(products.id, added))
      },
      30_000,
    )

    once.each([
      ['nothing', '', 'Falta a coluna id.'],
      ['a column that nobody knows', 'id;cor\na;azul', 'Colunas desconhecidas: cor.'],
      ['a heading only', 'id;name', 'O arquivo não tem linhas.'],
      [
        'a quote without its end',
        'id;name\n"a;b',
        'Não foi possível ler o arquivo. Salve como CSV separado por ponto e vírgula.',
      ],
    ])('is refused with the reason where it holds %s', async (_what, csv, message) => {
      const { status, error } = await run(csv, 'true')
      expect([status, error.errors[0]?.message]).toEqual([400, message])
    })
  })
})
