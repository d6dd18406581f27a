import { createAssistantSession, sendAssistantMessage } from '@ag/contracts'
import { newPerson } from '../fixtures/accounts'
import { ask } from '../fixtures/api'
import { focused, press, tabTo } from '../fixtures/keyboard'
import { test } from '../fixtures/team-site'
import { administrator, customer, expect, whenReady } from '../fixtures/test'

test.describe.configure({ timeout: 90_000 })

test('leads, customers, the team and the settings are run by keyboard', async ({ page, backend, signIn }) => {
  const lead = newPerson()
  const api = backend.url
  const { session_id } = await ask(createAssistantSession, { page_url: '/agents/prospect' }, { api })
  const say = (message: string) => ask(sendAssistantMessage, { session_id, message }, { api })
  const { suggestions } = await say('Quero marcar uma videochamada')
  for (const words of [suggestions[0] ?? '', `${lead.name}, ${lead.email}`, 'Concordo']) await say(words)
  await backend.sql(`
    update users set role = 'owner' where email = '${administrator.email}';
    update invoices set status = 'open', method = null, paid_at = null
      where id = (select id from invoices order by issued_at desc limit 1)`)
  await backend.serve(page)
  await signIn(administrator)

  async function open(part: string, words?: string) {
    await page.goto(`/admin?aba=${part}`)
    await whenReady(page)
    if (!words) return
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeVisible()
    await press(page, '/')
    await expect(focused(page)).toHaveAccessibleName('Buscar')
    await page.keyboard.type(words)
    await press(page, 'Enter')
  }

  await test.step('a lead, with every word of the conversation', async () => {
    await open('leads', lead.email)
    await expect(page.getByText('1 resultado', { exact: true })).toBeVisible()
    await tabTo(page, lead.name)
    await press(page, 'Enter')
    const conversation = page.getByRole('region', { name: 'Conversa' })
    await expect(conversation.getByText('Quero marcar uma videochamada')).toBeVisible()
    await tabTo(page, 'Esquecer este lead')
    await press(page, 'Enter')
    await expect(page.getByRole('dialog')).toBeFocused()
    await tabTo(page, 'Esquecer este lead')
    await press(page, 'Enter')
    await expect(page.getByText('Lead esquecido.')).toBeVisible()
    await open('leads', lead.email)
    await expect(page.getByText('Nada encontrado', { exact: true })).toBeVisible()
  })

  await test.step('an invoice that somebody saw paid', async () => {
    await open('clientes', customer.email)
    await tabTo(page, 'Padaria Central')
    await press(page, 'Enter')
    const invoices = page.getByRole('region', { name: 'Faturas' })
    await expect(invoices.getByText('Em aberto')).toBeVisible()
    await tabTo(page, /^Marcar como paga a fatura/)
    await press(page, 'Enter')
    await expect(page.getByRole('dialog')).toBeFocused()
    await tabTo(page, 'Marcar como paga')
    await press(page, 'Enter')
    await expect(page.getByText('Fatura marcada como paga.')).toBeVisible()
    await expect(invoices.getByText('Em aberto')).toBeHidden()
  })

  await test.step('a note about a customer, for the team', async () => {
    await tabTo(page, 'Nova anotação')
    await page.keyboard.type('Prefere ligação de manhã.')
    await tabTo(page, 'Anotar')
    await press(page, 'Enter')
    const notes = page.getByRole('region', { name: 'Anotações' })
    await expect(notes.getByRole('listitem')).toHaveText(/^Prefere ligação de manhã\./)
    await expect(page.getByRole('region', { name: 'E-mails enviados' })).toBeVisible()
  })

  await test.step('an invitation, thought better of', async () => {
    const { email } = newPerson()
    await open('equipe')
    await tabTo(page, 'Convidar')
    await press(page, 'Enter')
    await expect(page.getByRole('dialog')).toBeFocused()
    await tabTo(page, /^E-mail/)
    await page.keyboard.type(email)
    await press(page, 'Enter')
    await expect(page.getByText('Convite enviado.')).toBeVisible()
    await backend.mail.newest(email, /./)
    await tabTo(page, `Cancelar o convite de ${email}`)
    await press(page, 'Enter')
    await expect(page.getByText('Convite cancelado.')).toBeVisible()
  })

  await test.step('the settings', async () => {
    await open('configuracoes')
    await tabTo(page, 'Cidade')
    await press(page, 'Control+a')
    await page.keyboard.type('Campinas')
    await press(page, 'Enter')
    await expect(page.getByText('Alterações salvas.')).toBeVisible()
    await open('auditoria')
    await expect(page.getByRole('row', { name: /Alterou Configurações/ }).first()).toContainText('Campinas')
  })
})
