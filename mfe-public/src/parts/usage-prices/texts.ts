import { formatNumber } from '@ag/core'

export const texts = {
  per: (units: number) => (units === 1000 ? 'por mil' : `por ${formatNumber(units)}`),
}
