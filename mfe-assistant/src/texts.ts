export const texts = {
  launcher: 'Assistente IA',
  unread: (count: number) => (count === 1 ? ', 1 mensagem não lida' : `, ${count} mensagens não lidas`),
  couldNotOpen: 'Não foi possível abrir o assistente. Tente de novo.',
  nudge: 'Ficou com alguma dúvida sobre os planos?',
  dismissNudge: 'Dispensar',
}
