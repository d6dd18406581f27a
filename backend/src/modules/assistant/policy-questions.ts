import { guaranteeDays, readOnlyDays } from '@ag/core'
import { hours } from '../../clock'
import { cookiePolicy } from '../cookies/policy'
import { bookingRules } from '../meetings/rules'
import type { Entry } from './knowledge'

/** What we promise and how things are done, where the catalogue's questions do not say it. */
const ours: Entry[] = [
  {
    question: 'O que acontece quando o teste termina?',
    about: 'fim acabar término período',
    answer: `No fim do teste nada é cobrado sozinho. Para continuar, assine no painel, em Serviços. Se não assinar, você ainda consulta tudo por ${readOnlyDays} dias, e depois o agente é pausado.`,
  },
  {
    question: 'Como cancelo minha assinatura?',
    about: 'cancelar cancelamento plano agente encerrar assinatura',
    answer:
      'No painel, em Serviços, escolha o agente e Cancelar plano. Ele segue ativo até o fim do período pago, e até lá você pode desfazer. Um teste grátis termina na hora, sem cobrança.',
  },
  {
    question: 'Como peço reembolso?',
    about: 'devolver dinheiro garantia reembolso estorno devolução',
    answer: `Nos primeiros ${guaranteeDays} dias depois da primeira cobrança de um agente, peça o reembolso no painel, em Serviços.`,
  },
  {
    question: 'Tem fidelidade ou multa?',
    about: 'contrato mínimo prazo fidelidade multa',
    answer: 'Não há fidelidade nem multa: a assinatura é mensal e você cancela quando quiser.',
  },
  {
    question: 'Vocês dão desconto?',
    about: 'descontos promoção cupom abatimento negociar',
    answer:
      'Os preços são os da tabela, iguais para todos, e eu não posso dar descontos. Para um caso especial, fale com a equipe.',
  },
  {
    question: 'Existe plano anual?',
    about: 'pagar por ano anuidade contrato anual',
    answer: 'Hoje as assinaturas são mensais.',
  },
  {
    question: 'Preciso instalar alguma coisa?',
    about: 'instalação instalar baixar aplicativo programa celular computador navegador funciona',
    answer: 'Não. Tudo funciona no navegador, no computador e no celular.',
  },
  {
    question: 'Quanto tempo leva para começar?',
    about: 'implantar implantação prazo ativar configurar demora',
    answer:
      'Você começa assim que cria a conta e confirma o e-mail. Em Serviços, no painel, você acompanha a configuração de cada agente.',
  },
  {
    question: 'É seguro?',
    about: 'segurança seguro confiável proteção conta senha',
    answer:
      'Sua senha nunca é guardada como foi digitada, e você pode ligar a verificação em duas etapas em Configurações. Cada cliente vê só os próprios dados.',
  },
  {
    question: 'Posso ter mais de um agente?',
    about: 'vários agentes juntos contratar dois',
    answer: 'Sim. Cada agente tem sua assinatura, e as mensalidades vêm juntas em uma fatura por mês.',
  },
  {
    question: 'Preciso saber programar?',
    about: 'técnico programação código instalar difícil configurar',
    answer: 'Não. O site e o painel são em português, e nada neles pede programação.',
  },
  {
    question: 'Como funciona a reunião?',
    about: 'duração quanto tempo dura reunião consultoria custo paga',
    answer: `A reunião é uma conversa com um especialista, por vídeo, telefone ou WhatsApp, de segunda a sexta-feira. Não custa nada e você pode remarcar ou cancelar até ${bookingRules.changeBefore / hours(1)} horas antes.`,
  },
  {
    question: 'Posso controlar quanto gasto com uso?',
    about: 'limite gasto uso controlar alerta',
    answer:
      'Sim. Em Uso, no painel, você define um limite do mês para mensagens, envios ou créditos. Avisamos por e-mail quando você se aproxima dele e, se preferir, o que gera custo é pausado.',
  },
  {
    question: 'O agente de WhatsApp segue as regras do WhatsApp?',
    about: 'bloqueio número banido regras meta oficial',
    answer:
      'Sim. Ele atende os clientes da sua empresa, o que as regras do WhatsApp Business permitem. Assistentes de uso geral não são permitidos lá, e não oferecemos isso.',
  },
]

/** Answers from our own policies. */
export const policyEntries: Entry[] = [
  ...ours.map((entry) => ({ ...entry, source: 'nossas condições' })),
  ...cookiePolicy.sections.map(({ heading, body }) => ({
    question: heading,
    answer: body,
    about: 'cookies privacidade',
    source: 'nossa política de cookies',
  })),
]
