const names = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** '2026-11' → 'novembro de 2026' */
export function monthName(month: string): string {
  const [year = '', number = '1'] = month.split('-')
  return `${names[Number(number) - 1]} de ${year}`
}

/** Every month from one to another, the last first; three years at most. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = last; month >= first && months.length < 36; month = before(month)) months.push(month)
  return months
}

function before(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
