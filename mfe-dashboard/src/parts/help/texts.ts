export const texts = {
  help: 'Ajuda',
  failed: 'Não foi possível abrir a ajuda',
  failedWhy: 'Recarregue a página ou fale com a gente pelos contatos do rodapé.',
}
