export const texts = {
  title: 'Passos com a equipe',
  lead: 'O que você envia aqui chega à nossa equipe. Você recebe um e-mail a cada passo.',
  states: { open: 'Com você', sent: 'Com a equipe', done: 'Feito', unknown: 'Em andamento' },
  send: 'Enviar para a equipe',
  sendAgain: 'Enviar de novo',
  sent: 'Enviado. A equipe responde por e-mail.',
  files: {
    label: 'Arquivos enviados',
    choose: 'Arquivos',
    hint: 'PDF, imagem, documento do Office, TXT ou CSV. Até 10 arquivos, de até 5 MB cada.',
    send: 'Enviar arquivos',
    sending: 'Enviando',
    none: 'Escolha ao menos um arquivo.',
    tooLarge: 'Cada arquivo pode ter até 5 MB.',
    empty: (name: string) => `O arquivo ${name} está vazio.`,
    sent: (files: number) =>
      files === 1 ? 'Arquivo enviado à equipe.' : `${files} arquivos enviados à equipe.`,
  },
  book: 'Marcar reunião',
  note: (note: string) => `A equipe escreveu: ${note}`,
  waits: 'Este passo é da equipe. Você será avisado por e-mail.',
}
