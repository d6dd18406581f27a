import type { Entry, Mode } from '@ag/agents/whatsapp/conversation'

export const texts = {
  title: 'Converse como cliente e assuma quando quiser',
  lead: 'O agente só responde com o que o negócio ensinou. Quando você assume, ele se cala.',
  business: 'Escolha o negócio',
  moment: 'Momento da conversa',
  moments: { open: 'Terça, 10h', closed: 'Domingo, 22h', now: 'Agora' },
  status: {
    agent: 'Agente de IA respondendo',
    called: 'O agente chamou a equipe',
    team: 'Equipe no comando',
  } satisfies Record<Mode, string>,
  state: {
    agent: 'O agente responde sozinho.',
    called: 'O agente não sabe: esperando a equipe.',
    team: 'Você assumiu. O agente está em silêncio.',
  } satisfies Record<Mode, string>,
  take: 'Assumir',
  give: 'Devolver ao agente',
  writeAs: 'Escrever como',
  writers: { team: 'Equipe', customer: 'Cliente' },
  writing: { team: 'Mensagem da equipe', customer: 'Mensagem do cliente' },
  authors: { customer: 'Cliente', agent: 'Agente', team: 'Equipe', note: 'Aviso' } satisfies Record<
    Entry['from'],
    string
  >,
  knows: 'O que o agente sabe',
  hours: 'Horário de atendimento',
  prices: 'Preços',
  questions: 'Perguntas ensinadas',
  result: 'Conversa até aqui',
  nothing: 'Escreva a primeira mensagem para começar.',
  figures: {
    customer: 'do cliente',
    agent: 'do agente',
    team: 'da equipe',
    left: 'com o agente em silêncio',
  },
  fileName: 'conversa-whatsapp.txt',
  transcript: (business: string) => `Conversa de demonstração: ${business} (dados de exemplo)`,
  summary: (business: string, customer: number, agent: number, left: number) =>
    `Negócio: ${business}. ${customer} ${customer === 1 ? 'mensagem' : 'mensagens'} de cliente, ` +
    `${agent} ${agent === 1 ? 'resposta' : 'respostas'} do agente${left === 0 ? '' : `, ${left} para a equipe`}.`,
}
