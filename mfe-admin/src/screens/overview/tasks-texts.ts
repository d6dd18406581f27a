export const texts = {
  state: 'Situação',
  states: { sent: 'Com a equipe', open: 'Com o cliente', done: 'Feito' },
  none: 'Nenhum passo nesta situação.',
  more: 'Próximos',
  note: 'Recado ao cliente',
  files: 'Arquivos do cliente',
  since: 'Desde',
  finish: 'Concluir passo',
  giveBack: 'Devolver ao cliente',
  told: (company: string) => `${company} recebe um e-mail com o seu recado.`,
  word: 'Recado (opcional)',
  moved: {
    done: (company: string) => `Passo concluído. ${company} foi avisada.`,
    open: (company: string) => `Passo devolvido. ${company} foi avisada.`,
  },
}
