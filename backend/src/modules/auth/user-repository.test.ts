import { emailKey } from './user-repository'

it.each([
  ['Ana@Empresa.com.BR', 'ana@empresa.com.br'],
  ['jose\u0301@empresa.com.br', 'josé@empresa.com.br'],
  ['ana@pão.com.br', 'ana@xn--po-sia.com.br'],
  ['ana@pa\u0303o.com.br', 'ana@xn--po-sia.com.br'],
  ['ana@XN--PO-SIA.com.br', 'ana@xn--po-sia.com.br'],
  ['ａｎａ@empresa.com.br', 'ana@empresa.com.br'],
  ['ana@em\u00adpresa.com.br', 'ana@empresa.com.br'],
  [' ana@demo.local ', 'ana@demo.local'],
])('%s is the mailbox %s', (email, key) => {
  expect(emailKey(email)).toBe(key)
})
