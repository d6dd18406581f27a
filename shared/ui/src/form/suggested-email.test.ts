import { suggestedEmail } from './suggested-email'

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['Ana@GMIAL.com ', 'ana@gmail.com'],
  ['ana.souza+site@hotmial.com', 'ana.souza+site@hotmail.com'],
  ['ana@hotmail.com.b', 'ana@hotmail.com.br'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
  ['ana@iclod.com', 'ana@icloud.com'],
  ['ana@tera.com.br', 'ana@terra.com.br'],
])('takes %s for %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

it.each([
  'ana@gmail.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@yahoo.com',
  'ana@uol.com.br',
  'ana@sol.com.br',
  'ana@empresa.com.br',
  'ana@padariacentral.com.br',
  'ana@correio.example',
  'ana@gmial',
  'ana',
  '@gmial.com',
  '',
])('has nothing to say of %s', (typed) => {
  expect(suggestedEmail(typed)).toBeUndefined()
})
