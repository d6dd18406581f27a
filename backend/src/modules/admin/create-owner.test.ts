import { getAdminMe } from '@ag/contracts'
import { describeDatabase } from '../../testing/describe-database'
import { cheapPasswords, testBackend } from '../../testing/test-backend'
import { newPasswordRules } from '../auth/password-rules'
import { createOwner } from './create-owner'

const rui = {
  name: 'Rui Dono',
  email: 'rui@empresa.com.br',
  company: 'Empresa',
  password: 'lampião cachoeira violino',
}

const needs = { passwords: cheapPasswords, checkNewPassword: newPasswordRules(async () => false) }

describeDatabase('the first owner', (database) => {
  const create = (change: Partial<typeof rui> = {}) =>
    createOwner(database().db, needs, new Date(), { ...rui, ...change })

  it('is made by the command and can sign in at once', async () => {
    expect(await create()).toBe('created')
    const backend = await testBackend(database())
    const { email, password } = rui
    const { reply } = await backend.send(getAdminMe, { token: await backend.token({ email, password }) })
    expect(reply.role).toBe('owner')
    expect(reply.permissions).toContain('settings:write')
    await backend.close()
  })

  it('needs a longer password than a customer', async () => {
    await expect(create({ password: 'fx violino 47' })).rejects.toMatchObject({
      details: { errors: [{ message: 'Use pelo menos 15 caracteres.' }] },
    })
  })

  it('may be somebody who already has an account, whose password stays', async () => {
    const backend = await testBackend(database())
    const ana = await backend.customer()
    expect(await create({ email: ana.email })).toBe('promoted')
    const { reply } = await backend.send(getAdminMe, { token: await backend.token(ana) })
    expect(reply.role).toBe('owner')
    await backend.close()
  })
})
