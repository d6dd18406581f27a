import { assistantOn } from '../fixtures/assistant'
import { test } from '../fixtures/team-site'
import { administrator, expect } from '../fixtures/test'

test.describe.configure({ timeout: 120_000 })

test('A7: a visitor on a phone who asks for a person is answered by one within two seconds', async ({
  page,
  elsewhere,
  backend,
  beSignedIn,
}) => {
  const visitor = await elsewhere({ viewport: { width: 390, height: 844 } })
  await page.setViewportSize({ width: 1440, height: 900 })
  await backend.serve(visitor)
  await backend.serve(page)
  const assistant = assistantOn(visitor)
  await assistant.open()
  await assistant.say('Vocês vendem geladeira usada?')
  await assistant.hears(/Não sei responder a isso/)
  await assistant.say('quero falar com uma pessoa')
  await assistant.hears(/avisei a equipe/)
  const mail = await backend.mail.newest(administrator.email, /quer falar com uma pessoa/)
  const [link = ''] = /\/admin\?aba=conversas&conversa=[\w-]+/.exec(mail.text) ?? []

  await beSignedIn(administrator)
  await page.goto('/admin?aba=conversas')
  await expect(page.getByText('1 pessoa espera a equipe')).toBeVisible()
  const entry = page.getByRole('button', { name: /^Visitante .*quero falar com uma pessoa/ })
  await expect(entry).toContainText('2 novas')
  await entry.click()
  await expect(page).toHaveURL(link)
  await page.getByRole('button', { name: 'Assumir' }).click()
  await expect(assistant.panel.getByText(/^Você está falando com/)).toBeVisible()

  await page.getByLabel('Resposta da equipe').fill('Olá! Em que posso ajudar?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  const log = page.getByRole('log')
  await expect(log.getByText('Olá! Em que posso ajudar?')).toBeVisible()
  await expect(assistant.log.getByText('Olá! Em que posso ajudar?')).toBeVisible({ timeout: 2_000 })
  await assistant.say('Vocês emitem nota?')
  await expect(log.getByText('Vocês emitem nota?')).toBeVisible()

  await page.getByRole('button', { name: 'Devolver ao assistente' }).click()
  await assistant.hears(/devolveu a conversa ao assistente virtual/)
  await expect(assistant.panel.getByText(/^Você está falando com uma inteligência artificial/)).toBeVisible()

  // What was not understood becomes an answer in two presses.
  const question = page.getByRole('listitem', { name: 'Vocês vendem geladeira usada?' })
  await question.getByRole('button', { name: 'Responder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Responder' })
  await expect(dialog.getByLabel('Pergunta')).toHaveValue('Vocês vendem geladeira usada?')
  await dialog.getByLabel('Resposta').fill('Sim, na loja do centro.')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Resposta publicada. O assistente já responde com ela.')).toBeVisible()
  await expect(question).toHaveCount(0)
  await assistant.say('vcs vendem geladeira usada?')
  await assistant.hears(/Sim, na loja do centro\./)
})
