import fc from 'fast-check'
import { brCode } from './br-code'

const example = {
  key: '123e4567-e12b-12d1-a456-426655440000',
  name: 'Fulano de Tal',
  city: 'BRASILIA',
}

it('is, byte by byte, the static example of the central bank’s manual', () => {
  expect(brCode(example)).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  )
})

it('holds amount and reference', () => {
  const code = brCode({ ...example, amountCents: 448_07, reference: 'INV2026000123' })
  expect(code).toContain('5406448.07')
  expect(code).toContain('62170513INV2026000123')
})

it('writes names as banks can show them', () => {
  const code = brCode({
    ...example,
    name: 'Açúcar & Canela Confeitaria Artesanal Ltda.',
    city: 'São José dos Campos',
  })
  expect(code).toContain('5925Acucar & Canela Confeitar')
  expect(code).toContain('6015Sao Jose dos Ca')
})

it('can be read back field by field, whatever it holds', () => {
  const word = (most: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9]{1,${most}}$`))
  fc.assert(
    fc.property(
      fc.uuid(),
      word(25),
      word(15),
      fc.integer({ min: 1, max: 99_999_999 }),
      word(25),
      (key, name, city, amountCents, reference) => {
        const fields = read(brCode({ key, name, city, amountCents, reference }))
        expect(read(fields['26'] ?? '')).toEqual({ '00': 'br.gov.bcb.pix', '01': key })
        expect(fields).toMatchObject({ '54': (amountCents / 100).toFixed(2), '59': name, '60': city })
        expect(read(fields['62'] ?? '')).toEqual({ '05': reference })
        expect(fields['63']).toMatch(/^[0-9A-F]{4}$/)
      },
    ),
  )
})

it('refuses what does not fit', () => {
  expect(() => brCode({ ...example, key: 'x'.repeat(90) })).toThrow(RangeError)
  expect(() => brCode({ ...example, name: '???' })).toThrow(RangeError)
})

/** The fields of a code by their ids. */
function read(code: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = 0; at < code.length; ) {
    const end = at + 4 + Number(code.slice(at + 2, at + 4))
    fields[code.slice(at, at + 2)] = code.slice(at + 4, end)
    at = end
  }
  return fields
}
