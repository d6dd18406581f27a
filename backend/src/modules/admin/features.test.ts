import {
  createFeature,
  editFeature,
  editProduct,
  type FeatureEdit,
  getAdminFeatures,
  getAdminProduct,
  getAudit,
  getProduct,
  orderFeatures,
  type ProductFeatures,
  removeFeature,
} from '@ag/contracts'
import { tokenOf } from '../../testing/administrators'
import { describeDatabase } from '../../testing/describe-database'
import { freshCatalogue } from '../../testing/fresh-catalogue'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const answers: FeatureEdit = {
  name: 'Respostas',
  description: 'Prontas.',
  icon: 'bot',
  is_highlighted: true,
}

describeDatabase('features, for those who run them', (database) => {
  let backend: TestBackend
  let token: string
  beforeEach(async () => {
    await freshCatalogue(database().db)
    backend = await testBackend(database(), { clock: testClock().now })
    token = await tokenOf(backend, database(), 'comercial')
  })
  afterEach(() => backend.close())

  const product_id = 'whatsapp'
  const list = async (query: Record<string, string> = {}) =>
    backend.send(getAdminFeatures, { token, query: query as never })
  const read = async () => (await list({ product_id })).reply.items
  const version = async () =>
    (await backend.send(getAdminProduct, { token, params: { id: product_id } })).reply.version
  const create = async (change: Partial<FeatureEdit & { version: number }> = {}) =>
    backend.send(createFeature, {
      token,
      body: { version: await version(), product_id, ...answers, ...change },
    })
  const edit = (id: string, body: Partial<FeatureEdit> & { version: number }) =>
    backend.send(editFeature, { token, params: { id }, body })
  const order = (ids: string[], on: number) =>
    backend.send(orderFeatures, { token, body: { product_id, version: on, ids } })
  const remove = (id: string, on: number) =>
    backend.send(removeFeature, { token, params: { id }, body: { version: on } })
  const names = ({ items }: Pick<ProductFeatures, 'items'>) => items.map(({ name }) => name)
  const seen = async () => {
    const { reply } = await backend.send(getProduct, { params: { id: product_id } })
    return reply.feature_details.map(({ name }) => name)
  }
  const trail = async () => {
    const owner = await tokenOf(backend, database(), 'owner', 'Olga Dona')
    return (await backend.send(getAudit, { token: owner })).reply.items
  }

  it('are listed page by page, product by product in their order, and found by their words', async () => {
    const places: string[] = []
    let cursor: string | null | undefined
    let total = 0
    do {
      const { reply } = await list({ limit: '4', ...(cursor && { cursor }) })
      places.push(...reply.items.map((item) => `${item.product_id} ${item.sort_order}`))
      ;({ next_cursor: cursor, total } = reply)
    } while (cursor)
    expect(places).toHaveLength(total)
    expect(new Set(places).size).toBe(total)
    const ofOne = places.filter((place) => place.startsWith('whatsapp '))
    expect(ofOne).toEqual(ofOne.map((_, index) => `whatsapp ${index + 1}`))
    expect((await read()).map(({ sort_order }) => `whatsapp ${sort_order}`)).toEqual(ofOne)

    await create({ name: 'Voz clonada' })
    expect(names((await list({ q: 'voz clon' })).reply)).toEqual(['Voz clonada'])
    expect((await list({ product_id: 'ninguem' })).reply).toEqual({ items: [], next_cursor: null, total: 0 })
    expect((await list({ limit: '101' })).error.errors[0]?.message).toBe('Uma página tem até 100 linhas.')
  })

  it('come, change, move and go, for visitors too, each with the next version of their product', async () => {
    const [before, start] = [names({ items: await read() }), await version()]

    const { status, reply: created } = await create()
    expect([status, created.version]).toEqual([201, start + 1])
    expect(created.items.at(-1)).toMatchObject({ ...answers, product_id, sort_order: before.length + 1 })
    expect(await seen()).toEqual([...before, 'Respostas'])

    const id = created.items.at(-1)?.id ?? ''
    const { reply: edited } = await edit(id, { version: start + 1, name: 'Respostas prontas' })
    expect(edited.items.at(-1)).toMatchObject({ ...answers, name: 'Respostas prontas' })

    const ids = edited.items.map((item) => item.id)
    const { reply: ordered } = await order([id, ...ids.slice(0, -1)], start + 2)
    expect(ordered.version).toBe(start + 3)
    expect(ordered.items.map(({ sort_order }) => sort_order)).toEqual(ids.map((_, index) => index + 1))
    expect(await seen()).toEqual(['Respostas prontas', ...before])

    const { reply: removed } = await remove(id, start + 3)
    expect(removed).toMatchObject({ product_id, version: start + 4 })
    expect(await seen()).toEqual(before)
    expect(await version()).toBe(start + 4)
  })

  it('are on record as changes of their product, in words', async () => {
    const [words, start] = [await read(), await version()]
    await create()
    const features = words.map(({ name, description, icon, is_highlighted }) => ({
      name,
      description,
      icon,
      is_highlighted,
    }))
    expect((await trail())[0]).toMatchObject({
      actor: { name: 'Rita Regra' },
      action: 'edit',
      entity: 'product',
      entity_id: 'whatsapp',
      before: { version: start, features },
      after: { version: start + 1, features: [...features, answers] },
      request_id: expect.stringMatching(/^req_/),
    })
  })

  it('lose nothing when two change one product at once, whatever of it they change', async () => {
    const [first, start] = [(await read())[0]?.id ?? '', await version()]
    const attempts = await Promise.all([
      create({ version: start }),
      edit(first, { version: start, name: 'Outro nome' }),
      remove(first, start),
      backend.send(editProduct, {
        token,
        params: { id: product_id },
        body: { version: start, description: 'Um texto.' },
      }),
    ])
    const statuses = attempts.map(({ status }) => status)
    expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    // What has just been removed is there to be edited on no version.
    const [, edited = 0, removed = 0] = statuses
    expect(statuses.filter((status) => status === 409)).toHaveLength(removed < 300 && edited === 404 ? 2 : 3)
    const { status, error } = await order([], start)
    expect(status).toBe(409)
    expect(error).toMatchObject({
      code: 'VERSION_CONFLICT',
      userMessage: 'Rita Regra salvou uma alteração às 09:00. Compare antes de salvar.',
      current: { product_id, version: start + 1, items: await read() },
    })
  })

  it('say what is wrong with them, and stay as they are', async () => {
    const [items, on] = [await read(), await version()]
    const [first = '', ...others] = items.map(({ id }) => id)
    const { error } = await create({ name: ' ', description: 'a'.repeat(301), icon: 'Ícone' })
    expect(error.errors.map(({ message }) => message)).toEqual([
      'Dê um nome ao recurso.',
      'Use no máximo 300 caracteres.',
      'Escolha um ícone.',
    ])
    for (const ids of [others, [first, first, ...others.slice(1)], [first, ...others, 'ft_outro']]) {
      const answer = await order(ids, on)
      expect(answer.error.errors[0]).toMatchObject({
        field: 'ids',
        message: 'Informe cada recurso do agente uma vez.',
      })
    }
    expect((await edit('ft_nenhum', { version: on, name: 'Nada' })).error.code).toBe('NOT_FOUND')
    expect((await remove('ft_nenhum', on)).error.code).toBe('NOT_FOUND')
    expect([await read(), await version()]).toEqual([items, on])
  })

  it('change nothing where nothing is asked for', async () => {
    const [items, on] = [await read(), await version()]
    const ids = items.map(({ id }) => id)
    expect((await order(ids, on)).reply).toEqual({ product_id, version: on, items })
    expect((await edit(ids[0] ?? '', { version: on })).reply.version).toBe(on)
    expect(await trail()).toEqual([])
  })

  it('are twenty at most', async () => {
    const missing = 20 - (await read()).length
    for (let number = 1; number <= missing; number++)
      expect((await create({ name: `Recurso ${number}` })).status).toBe(201)
    expect((await create()).error.errors[0]).toMatchObject({
      field: 'name',
      message: 'Um agente tem até 20 recursos.',
    })
  })
})
