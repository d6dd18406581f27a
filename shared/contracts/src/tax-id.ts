/** A company's or a person's number with the tax authority, as it is kept: no marks, letters in upper case. */
export type TaxIdType = 'cpf' | 'cnpj'

/** '12.abc.345/01de-35' → '12ABC34501DE35' */
export function bareTaxId(text: string): string {
  return text.replace(/[.\-/\s]/g, '').toUpperCase()
}

/** Eleven digits, the last two of which check the others. */
export function isCpf(text: string): boolean {
  const bare = bareTaxId(text)
  if (!/^\d{11}$/.test(bare) || isOneCharacter(bare)) return false
  return checkDigits(bare.slice(0, 9), 11) === bare.slice(9)
}

/** Twelve digits or, since July 2026, letters, and two digits that check them. */
export function isCnpj(text: string): boolean {
  const bare = bareTaxId(text)
  if (!/^[A-Z\d]{12}\d{2}$/.test(bare) || isOneCharacter(bare)) return false
  return checkDigits(bare.slice(0, 12), 9) === bare.slice(12)
}

/** '12ABC34501DE35' → '12.ABC.345/01DE-35'; what is neither kind stays as it is. */
export function formatTaxId(bare: string): string {
  if (bare.length === 11) return bare.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
  return bare.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}

const isOneCharacter = (bare: string) => new Set(bare).size === 1

/** Both check digits, modulus 11: weights grow from the right, from 2 to `heaviest` and again from 2. */
function checkDigits(base: string, heaviest: number): string {
  const first = checkDigit(base, heaviest)
  return `${first}${checkDigit(`${base}${first}`, heaviest)}`
}

function checkDigit(base: string, heaviest: number): number {
  const sum = [...base].reduce((total, character, index) => {
    const weight = ((base.length - 1 - index) % (heaviest - 1)) + 2
    // A letter counts as its code less 48, so that a digit counts as itself.
    return total + (character.charCodeAt(0) - 48) * weight
  }, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
