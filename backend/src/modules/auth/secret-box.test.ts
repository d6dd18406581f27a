import { createSecretBox } from './secret-box'

const secret = 'a secret of at least thirty-two characters'
const box = createSecretBox(secret, 'authenticators')

it('opens what it has sealed', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP ção', 'usr_1')
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(box.open(sealed, 'usr_1')).toBe('JBSWY3DPEHPK3PXP ção')
})

it('never seals alike twice', () => {
  expect(box.seal('the same', 'usr_1')).not.toBe(box.seal('the same', 'usr_1'))
})

it.each([
  ['another owner', (sealed: string) => box.open(sealed, 'usr_2')],
  [
    'another installation',
    (sealed: string) => createSecretBox(`${secret}!`, 'authenticators').open(sealed, 'usr_1'),
  ],
  ['another purpose', (sealed: string) => createSecretBox(secret, 'something else').open(sealed, 'usr_1')],
  [
    'a changed text',
    (sealed: string) => box.open(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'usr_1'),
  ],
  ['a cut text', (sealed: string) => box.open(sealed.slice(0, 30), 'usr_1')],
  ['nothing', () => box.open('', 'usr_1')],
])('stays closed for %s', (_what, open) => {
  expect(open(box.seal('JBSWY3DPEHPK3PXP', 'usr_1'))).toBeUndefined()
})
