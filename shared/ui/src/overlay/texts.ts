export const texts = {
  close: 'Fechar',
  loading: 'Carregando…',
  backToTop: 'Voltar ao topo',
}
