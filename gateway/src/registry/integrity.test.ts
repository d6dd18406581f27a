import { hasIntegrity, integrityOf } from './integrity'

const bytes = Buffer.from('alert(1)')

it('is made and recognised, by the older algorithm too', () => {
  expect(integrityOf(bytes)).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=')
  expect(hasIntegrity(bytes, integrityOf(bytes))).toBe(true)
  expect(hasIntegrity(bytes, 'sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW')).toBe(
    true,
  )
  expect(hasIntegrity(bytes, undefined)).toBe(false)
  expect(hasIntegrity(Buffer.from('alert(2)'), integrityOf(bytes))).toBe(false)
})
