import type { TransactionalPrice } from '@ag/contracts'
import { formatShortBRL, guaranteeDays, joinWords, toCents, trialDays } from '@ag/core'

export const texts = {
  title: 'Perguntas frequentes',
}

// 'Emitem nota fiscal?' is a promise that waits for the emitter, so it is not among them.
/** What everybody asks about price, trial and leaving. */
export const generalQuestions = (usage: TransactionalPrice[]) => [
  {
    question: 'Preciso de cartão para testar?',
    answer: `Não. São ${trialDays} dias grátis e você só informa o pagamento se quiser continuar.`,
  },
  { question: 'O que é cobrado por uso?', answer: chargedByUse(usage) },
  {
    question: 'Posso cancelar quando quiser?',
    answer: 'Sim, pelo painel. O plano segue ativo até o fim do período pago.',
  },
  {
    question: 'Como funciona a garantia?',
    answer: `Nos primeiros ${guaranteeDays} dias após a primeira cobrança, você pode pedir reembolso pelo painel.`,
  },
]

function chargedByUse(usage: TransactionalPrice[]): string {
  if (usage.length === 0) return 'Mensagens de WhatsApp, envios de e-mail e créditos de IA, por mil unidades.'
  const prices = usage.map(({ label, price }) => `${label} (${formatShortBRL(toCents(price))})`)
  const sentence = joinWords(prices.map((price, index) => (index === 0 ? price : lowerFirst(price))))
  return `${sentence}, por mil unidades.`
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
