export const texts = {
  title: 'Passos com a equipe',
  lead: 'O que você envia aqui chega à nossa equipe. Você recebe um e-mail a cada passo.',
  states: { open: 'Com você', sent: 'Com a equipe', done: 'Feito', unknown: 'Em andamento' },
  send: 'Enviar para a equipe',
  sendAgain: 'Enviar de novo',
  sent: 'Enviado. A equipe responde por e-mail.',
  book: 'Marcar reunião',
  note: (note: string) => `A equipe escreveu: ${note}`,
  waits: 'Este passo é da equipe. Você será avisado por e-mail.',
}
