export const texts = {
  popular: 'Mais popular',
}
