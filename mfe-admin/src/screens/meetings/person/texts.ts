export const texts = {
  person: 'Consultor',
  everybody: 'Todos',
}
