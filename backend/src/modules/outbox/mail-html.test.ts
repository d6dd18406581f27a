import { mailHtml } from './mail-html'

const words = {
  subject: 'Pagamento recebido',
  greeting: 'Olá, Ana!',
  paragraphs: ['A fatura 2026-000001 vai por e-mail. Veja http://elsewhere.example/x'],
  after: ['Não foi você? Crie outra senha em https://app.example/auth/forgot-password e fale com a gente.'],
}

it('makes links of the addresses in its small print, and of none that somebody else may have written', () => {
  const html = mailHtml(words, 'Empresa')
  expect(html).toContain(
    'em <a href="https://app.example/auth/forgot-password" style="color:inherit">https://app.example/auth/forgot-password</a> e fale',
  )
  expect(html.match(/<a /g)).toHaveLength(1)
})

it('breaks no line within a number or a word', () => {
  const html = mailHtml(words, 'Empresa')
  for (const word of ['2026-000001', 'e-mail'])
    expect(html).toContain(`<span style="white-space:nowrap">${word}</span>`)
})
