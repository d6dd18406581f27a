export const texts = {
  title: 'Marcar uma reunião',
  lead: 'Converse com um especialista antes de decidir. Conte do que precisa e combine com ele o dia e o horário.',
  about: (agent: string) => `Assunto: ${agent}`,
  ways: 'Como marcar',
  whatsapp: 'Combinar pelo WhatsApp',
  email: 'Combinar por e-mail',
  phone: (phone: string) => `Ligar para ${phone}`,
  hours: (hours: string) =>
    `Atendimento: ${hours.charAt(0).toLowerCase()}${hours.slice(1)}, horário de Brasília.`,
  unknown: 'Não conseguimos carregar nossos contatos agora. Eles aparecem aqui assim que a conexão voltar.',
  next: {
    title: 'O que acontece depois',
    list: [
      {
        title: 'Você chama',
        text: 'Diga em uma frase o que quer resolver e quais dias e horários são bons para você.',
      },
      {
        title: 'O especialista combina',
        text: 'Um especialista responde no horário de atendimento e fecha com você o dia, a hora e o canal da conversa.',
      },
      {
        title: 'Vocês conversam',
        text: 'Ele mostra o agente com o seu caso e tira dúvidas de preço e de uso.',
      },
    ],
  },
  /** What the chat or the mail opens with. */
  message: (company: string, agent: string | undefined) =>
    agent
      ? `Olá! Gostaria de marcar uma reunião com um especialista da ${company} sobre o ${agent}.`
      : `Olá! Gostaria de marcar uma reunião com um especialista da ${company}.`,
  subject: (agent: string | undefined) =>
    agent ? `Marcar uma reunião sobre o ${agent}` : 'Marcar uma reunião',
}
