import { questions } from '../../db/seed/catalogue-data'
import { createKnowledge } from './knowledge'
import { policyEntries } from './policy-questions'

const { find } = createKnowledge([
  ...questions.map(([question, answer]) => ({ question, answer })),
  ...policyEntries,
  { question: 'Integra com CRM?', answer: 'Sim, com os mais usados.', product_id: 'prospect' },
])

test.each([
  ['preciso de cartao para testar', 'Preciso de cartão para testar?'],
  ['precisa cadastrar cartões pra testar', 'Preciso de cartão para testar?'],
  ['posso cancelar', 'Como cancelo minha assinatura?'],
  ['cancelamento da assinatura', 'Como cancelo minha assinatura?'],
  ['quero meu dinheiro de volta, tem reembolso', 'Como peço reembolso?'],
  ['garantia', 'Como funciona a garantia?'],
  ['tem multa ou fidelidade', 'Tem fidelidade ou multa?'],
  ['preciso saber programacao', 'Preciso saber programar?'],
  ['quanto tempo dura a reunião', 'Como funciona a reunião?'],
  ['a capital da Austrália', undefined],
  ['como você', undefined],
  ['', undefined],
])('“%s” finds %s', (asked, question) => {
  expect(find(asked)?.question).toBe(question)
})

it('keeps what is said of one agent to that agent', () => {
  expect(find('integra com crm', 'prospect')?.answer).toBe('Sim, com os mais usados.')
  expect(find('integra com crm')?.question).not.toBe('Integra com CRM?')
})
