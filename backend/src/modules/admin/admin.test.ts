import { getAdminMe, getAdminOverview, signup } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { anaSignsUp, type TestBackend, testBackend } from '../../testing/test-backend'

describeDatabase('the admin area', (database) => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await testBackend(database())
  })
  afterEach(() => backend.close())

  const setRole = (email: string, role: string) =>
    database().db.update(users).set({ role }).where(eq(users.email, email))

  it('is closed to visitors and to customers', async () => {
    const token = await backend.token(await backend.customer())
    for (const call of [getAdminMe, getAdminOverview]) {
      expect((await backend.send(call)).error.code).toBe('AUTH_TOKEN_INVALID')
      const { status, error } = await backend.send(call, { token })
      expect([status, error.code, error.requiresAuth]).toEqual([403, 'FORBIDDEN', false])
      expect(error.message).toBe('Você não tem permissão para acessar esta área.')
    }
  })

  it('opens and closes with the role, at the next request', async () => {
    const ana = await backend.customer()
    const token = await backend.token(ana)
    await setRole(ana.email, 'financeiro')
    expect((await backend.send(getAdminMe, { token })).reply).toEqual({
      role: 'financeiro',
      permissions: ['overview:read', 'pricing:read', 'billing:read', 'billing:write'],
    })
    await setRole(ana.email, 'customer')
    expect((await backend.send(getAdminMe, { token })).status).toBe(403)
  })

  it('counts what is there', async () => {
    const ana = await backend.customer('ana@empresa.com.br', { product_id: 'whatsapp' })
    await backend.send(signup, { body: { ...anaSignsUp, email: 'pendente@empresa.com.br' } })
    await backend.worker.drain()
    const token = await backend.token(ana)
    await setRole(ana.email, 'admin')
    const { reply } = await backend.send(getAdminOverview, { token })
    expect(reply).toMatchObject({
      users: { total: 2, verified: 1, new_last_7_days: 2 },
      trials_ending_7_days: 0,
      products: 7,
      mail: { waiting: 3, sent: 0, dead: 0 },
    })
    expect(reply.subscriptions).toContainEqual({ status: 'trialing', count: 1 })
    expect(reply.subscriptions).toContainEqual({ status: 'active', count: 0 })
    expect(reply.subscriptions).toHaveLength(7)
  })
})
