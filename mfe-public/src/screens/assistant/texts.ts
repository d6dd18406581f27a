export const texts = {
  title: 'Converse com o assistente',
  lead: 'Pergunte sobre os agentes e os preços ou marque uma reunião, sem sair daqui.',
  people: 'Prefere falar com uma pessoa?',
  embeddedTitle: 'Assistente',
  failed: 'O assistente não abriu',
  failedWhy: 'Tente novamente ou fale com a gente pelos contatos abaixo.',
  retry: 'Tentar novamente',
}
