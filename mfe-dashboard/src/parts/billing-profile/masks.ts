import { bareTaxId, type TaxIdType } from '@ag/contracts'

const patterns = { cpf: '___.___.___-__', cnpj: '__.___.___/____-__', postalCode: '_____-___' }

/** A CPF or CNPJ while it is typed: '12abc34' → '12.ABC.34'. What is too long for it stays as it is. */
export function writeTaxId(type: TaxIdType, text: string): string {
  const bare = type === 'cpf' ? text.replace(/\D/g, '') : bareTaxId(text).replace(/[^\dA-Z]/g, '')
  return fillIn(patterns[type], bare) ?? text
}

/** A CEP while it is typed: '013101' → '01310-1'. */
export function writePostalCode(text: string): string {
  return fillIn(patterns.postalCode, text.replace(/\D/g, '')) ?? text
}

/** Puts characters in the places of a pattern; a sign follows once something stands behind it. */
function fillIn(pattern: string, characters: string): string | undefined {
  let written = ''
  let used = 0
  for (const sign of pattern) {
    if (used === characters.length) return written
    written += sign === '_' ? characters[used++] : sign
  }
  return used === characters.length ? written : undefined
}
