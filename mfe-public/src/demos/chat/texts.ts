export const texts = {
  log: (name: string) => `Conversa com ${name}`,
  replies: 'Respostas rápidas',
  send: 'Enviar',
}
