export const texts = {
  title: (product: string) => `Assistente ${product}`,
  status: {
    online: 'Online agora',
    limited: 'As respostas podem demorar',
    offline: 'Indisponível no momento',
  },
  disclosure: 'Você está falando com uma inteligência artificial. Não envie senhas nem dados de cartão.',
  close: 'Fechar assistente',
  conversation: 'Conversa',
  suggestions: 'Sugestões',
}
