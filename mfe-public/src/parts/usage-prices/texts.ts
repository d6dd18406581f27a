const count = new Intl.NumberFormat('pt-BR')

export const texts = {
  per: (units: number) => (units === 1000 ? 'por mil' : `por ${count.format(units)}`),
}
