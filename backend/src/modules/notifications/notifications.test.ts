import { productSignup } from '@ag/contracts'
import { demoSettings } from '../../db/seed/settings'
import { describeDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend } from '../../testing/test-backend'
import { writeSettings } from '../settings/settings-repository'

const interest = {
  user_email: 'ana@empresa.com.br',
  user_name: 'Ana <b>Souza</b>',
  product_name: 'qualquer coisa',
  product_id: 'prospect',
}

describeDatabase('interest in a product', (database) => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await testBackend(database())
    await writeSettings(database().db, demoSettings)
  })
  afterEach(() => backend.close())

  it('is told to the team, in the catalogue’s words', async () => {
    const { status, reply } = await backend.send(productSignup, { body: interest })
    expect([status, reply]).toEqual([
      200,
      { message: 'Recebemos seu interesse. Nossa equipe vai acompanhar os seus primeiros passos.' },
    ])
    const [mail] = await backend.mailsTo(demoSettings.contact_email)
    expect(mail?.subject).toBe('Novo interesse: Prospect AI')
    expect(mail?.text).toContain('ana@empresa.com.br')
    expect(mail?.html).not.toContain('<b>')
  })

  it('is refused for a product that does not exist', async () => {
    const { status, error } = await backend.send(productSignup, {
      body: { ...interest, product_id: 'nothing' },
    })
    expect([status, error.errors[0]?.field]).toEqual([400, 'product_id'])
  })

  it('is refused in Portuguese where the contract has no words of its own', async () => {
    const body = { ...interest, product_name: '', product_id: '?' }
    const { error } = await backend.send(productSignup, { body })
    expect(error.errors.map(({ field, message }) => [field, message])).toEqual([
      ['product_name', 'Preencha este campo.'],
      ['product_id', 'Valor inválido.'],
    ])
  })

  it('does not flood the team', async () => {
    for (let time = 0; time < 8; time += 1) await backend.send(productSignup, { body: interest })
    expect(await backend.mailsTo(demoSettings.contact_email)).toHaveLength(3)
  })
})
