/** A Pix that is paid to a key, without any provider in between. */
export interface StaticPix {
  /** The receiver's key: random (a UUID), tax number, e-mail or +phone. */
  key: string
  /** Name and city as the payer's bank shows them; at most 25 and 15 plain letters. */
  name: string
  city: string
  /** Left to the payer when absent. */
  amountCents?: number
  /** What tells this payment from others: at most 25 letters and digits. */
  reference?: string
}

/**
 * The text that a QR code holds and that banks call "Pix Copia e Cola": EMV merchant-presented mode with the fields
 * that the central bank's manual of the BR Code fixes.
 */
export function brCode({ key, name, city, amountCents, reference }: StaticPix): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', key)
  const fields = [
    field('00', '01'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    amountCents === undefined ? '' : field('54', (amountCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plainText(name, 25)),
    field('60', plainText(city, 15)),
    field('62', field('05', reference ?? '***')),
  ].join('')
  const checked = `${fields}6304`
  return checked + crc16(checked)
}

/** An id of two digits, a length of two digits, a value. */
function field(id: string, value: string): string {
  if (value.length === 0 || value.length > 99)
    throw new RangeError(`Field ${id} has ${value.length} characters`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

/** Banks show nothing but unaccented letters, digits and a few marks. */
function plainText(text: string, most: number): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 .&'/-]/g, '')
    .slice(0, most)
    .trim()
}

/** CRC-16/CCITT-FALSE: polynomial 0x1021, from 0xFFFF, as four hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
