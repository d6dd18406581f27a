export const texts = {
  pages: 'Paginação',
  previous: 'Anterior',
  next: 'Próxima',
  page: (page: number) => `Página ${page}`,
  pageOf: (page: number, count: number) => `Página ${page} de ${count}`,
  path: 'Você está em',
  asTable: 'Ver em tabela',
  period: 'Período',
}
