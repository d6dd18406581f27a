/** The digits of a boleto as banks group them; others than the usual 47 stay in one piece. */
export function groupBarcode(digits: string): string {
  return digits.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
}
