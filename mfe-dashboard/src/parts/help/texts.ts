export const texts = {
  help: 'Ajuda',
  failed: 'Não foi possível abrir a ajuda',
  failedWhy: 'Tente de novo ou fale com a gente pelos contatos do rodapé.',
}
