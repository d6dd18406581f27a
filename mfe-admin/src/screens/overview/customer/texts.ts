import type { CustomerHistory } from '@ag/contracts'

export const texts = {
  contact: 'Falar com o cliente',
  write: (name: string) => `Escrever para ${name}`,
  whatsapp: 'Abrir conversa no WhatsApp',
  hello: (name: string) => `Olá, ${name}!`,

  endSessions: 'Encerrar sessões',
  endSessionsOf: (name: string) => `Encerrar sessões de ${name}`,
  endSessionsLead:
    'Esta pessoa sai da conta em todos os aparelhos e entra de novo com a senha dela. Se a senha pode estar com outra pessoa, peça também que a troque.',
  ended: (count: number) =>
    count === 0
      ? 'Nenhuma sessão estava aberta.'
      : count === 1
        ? 'Uma sessão foi encerrada.'
        : `${count} sessões foram encerradas.`,

  usage: 'Uso neste mês',
  usageCaption: 'Uso por medidor',
  meter: 'Medidor',
  used: 'Usado',
  included: 'Incluído',
  cost: 'Custo',
  quantity: (amount: number) => amount.toLocaleString('pt-BR'),

  meetings: 'Reuniões',
  meetingsCaption: 'Reuniões com este cliente',
  who: 'Com',
  noMeetings: 'Nenhuma reunião.',
  meetingStates: {
    pending: 'Aguardando resposta',
    confirmed: 'Confirmada',
    completed: 'Concluída',
    cancelled: 'Cancelada',
    unknown: 'Outra situação',
  } satisfies Record<NonNullable<CustomerHistory['meetings']>[number]['status'], string>,

  mails: 'E-mails enviados',
  mailsLead: 'Dos últimos 30 dias. Só o assunto: o conteúdo é de quem recebeu.',
  mailsCaption: 'E-mails para este cliente',
  noMails: 'Nenhum e-mail nos últimos 30 dias.',
  subject: 'Assunto',
  to: 'Para',
  when: 'Quando',
  state: 'Situação',
  mailStates: {
    waiting: 'Na fila',
    sent: 'Enviado',
    failed: 'Não entregue',
    unknown: 'Outra situação',
  } satisfies Record<CustomerHistory['mails'][number]['state'], string>,

  conversations: 'Conversas com o assistente do site',
  conversationsCaption: 'Conversas deste cliente',
  noConversations: 'Nenhuma conversa.',
  page: 'Começou em',
  messages: 'Mensagens',

  notes: 'Anotações',
  notesLead: 'Só a equipe vê. O cliente pode pedir uma cópia do que está escrito aqui.',
  noNotes: 'Nenhuma anotação ainda.',
  note: 'Nova anotação',
  add: 'Anotar',
  added: 'Anotação salva.',
  remove: 'Apagar',
  removeOf: (author: string, when: string) => `Apagar a anotação de ${author}, ${when}`,
  removed: 'Anotação apagada.',
}
