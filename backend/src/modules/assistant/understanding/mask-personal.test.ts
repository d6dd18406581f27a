import { maskPersonal } from './mask-personal'

it.each([
  ['manda para ana.souza@gmail.com', 'manda para fulano@exemplo.com.br'],
  ['liga no (11) 98765-4321 hoje', 'liga no (11) 90000-0000 hoje'],
  ['meu cpf é 123.456.789-09', 'meu cpf é (11) 90000-0000'],
  ['me chamo Ana Souza', 'me chamo Fulano'],
  ['quanto custam 5000 mensagens?', 'quanto custam 5000 mensagens?'],
  ['quinta às 14h ou dia 03/12', 'quinta às 14h ou dia 03/12'],
])('writes “%s” as “%s”', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked)
})

it('knows the names that were told in the conversation', () => {
  const contact = { name: 'Ana da Silva', company: 'Padaria Central' }
  expect(maskPersonal('aqui da padaria central, a ana SILVA de novo', contact)).toBe(
    'aqui da Empresa, a Fulano de novo',
  )
})
