interface Boleto {
  /** Three digits. */
  bank: string
  /** Last day on which it can be paid, e.g. `2026-11-28`. */
  due: string
  amountCents: number
  /** 25 digits that are the bank's own business. */
  free: string
}

/** The 47 digits that a boleto is typed with: three fields with a check digit each, one for all, the day and the amount. */
export function boletoNumber({ bank, due, amountCents, free }: Boleto): string {
  const dayAndAmount = dueFactor(due) + String(amountCents).padStart(10, '0')
  const head = `${bank}9`
  const fields = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15)]
  const checked = fields.map((field) => field + fieldCheck(field)).join('')
  return checked + wholeCheck(head + dayAndAmount + free) + dayAndAmount
}

const day = 24 * 60 * 60 * 1000

/** Days since the seventh of October 1997, in four digits: the day after 9999 was 1000 again. */
function dueFactor(due: string): string {
  const days = (Date.parse(due) - Date.parse('1997-10-07')) / day
  return String(days > 9999 ? ((days - 1000) % 9000) + 1000 : days)
}

/** Modulus 10, with weights 2 and 1 from the right; a product of two digits counts as their sum. */
function fieldCheck(field: string): number {
  const sum = [...field].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Modulus 11, with weights 2 to 9 from the right; never 0, 10 or 11. */
function wholeCheck(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * ((index % 8) + 2), 0)
  const check = 11 - (sum % 11)
  return check > 9 ? 1 : check
}
