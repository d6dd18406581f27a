/** The digits of a national number as it is written here: '11912345678' → '(11) 91234-5678'. */
function written(digits: string): string {
  const area = digits.slice(0, 2)
  const number = digits.slice(2)
  if (number === '') return area && `(${area}`
  const first = number.startsWith('9') ? 5 : 4
  const parts = [number.slice(0, first), number.slice(first)].filter(Boolean)
  return `(${area}) ${parts.join('-')}`
}

const longest = 11
const countryCode = '55'

/**
 * A phone number while it is typed: '1191' → '(11) 91'. Numbers with `+` and what cannot be a national number stay as
 * they are.
 */
export function maskPhone(text: string): string {
  if (text.trimStart().startsWith('+')) return text
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  const national =
    digits.length > longest && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits
  return national.length > longest ? text : written(national)
}

/** A number as it is stored, in the form people know: '+5511912345678' → '(11) 91234-5678'; foreign ones stay. */
export function formatPhone(stored: string): string {
  const [, national] = /^\+55(\d{10,11})$/.exec(stored) ?? []
  return national ? written(national) : stored
}
