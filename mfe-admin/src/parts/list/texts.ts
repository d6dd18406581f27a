export const texts = {
  search: 'Buscar',
  all: 'Todos',
  columns: 'Colunas',
  views: 'Visões',
  saveView: 'Salvar esta visão',
  viewName: 'Nome da visão',
  shareView: 'Mostrar para toda a equipe',
  viewSaved: 'Visão salva.',
  viewRemoved: 'Visão apagada.',
  removeView: (name: string) => `Apagar a visão ${name}`,
  save: 'Salvar',
  clear: 'Limpar filtros',
  download: 'Baixar planilha',
  total: (count: number, most: number) =>
    count >= most
      ? `${most.toLocaleString('pt-BR')} resultados ou mais`
      : count === 1
        ? '1 resultado'
        : `${count.toLocaleString('pt-BR')} resultados`,
  next: 'Próxima página',
  first: 'Primeira página',
  pages: 'Páginas',
  selected: (count: number) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
  choose: 'Seleção',
  select: (name: string) => `Selecionar ${name}`,
  nothing: 'Nada encontrado',
  nothingLead: 'Mude a busca ou os filtros.',
  nothingYet: 'Ainda não há nada aqui',
  nothingYetLead: 'O que surgir aparece nesta lista.',
}
