export const texts = {
  title: (day: string) => `Sua conta será excluída em ${day}.`,
  lead: 'Até lá, tudo continua funcionando e você pode desistir.',
  undo: 'Cancelar exclusão',
  undone: 'Exclusão cancelada.',
  undoneLead: 'Sua conta continua como estava.',
}
