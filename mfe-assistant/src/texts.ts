export const texts = {
  launcher: 'Assistente IA',
  couldNotOpen: 'Não foi possível abrir o assistente. Tente de novo.',
}
