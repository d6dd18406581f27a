import type { MailChoices } from '@ag/contracts'

export const texts = {
  title: 'E-mails que você recebe',
  lead: 'A mudança vale na hora.',
  choices: {
    usage_alerts_opt_in: {
      name: 'Avisos de limite de uso',
      hint: 'Quando o uso chega a 50, 80, 100 e 120% do limite que você definiu, ou vai chegar a ele neste mês.',
    },
    marketing_opt_in: {
      name: 'Novidades',
      hint: 'Novos agentes e recursos, de vez em quando.',
    },
  } satisfies Record<keyof MailChoices, { name: string; hint: string }>,
  saved: 'Escolha salva.',
  always: 'Sempre enviados',
  alwaysLead:
    'Faturas e pagamentos, fim do teste, mudança de preço, reuniões, acesso e segurança da conta. Você precisa deles para usar o serviço.',
}
