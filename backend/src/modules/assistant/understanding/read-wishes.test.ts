import { readWishes } from './read-wishes'
import { trainedWeights } from './weights'

const wishes = (text: string) =>
  readWishes({ text, stage: 'discover', asked: undefined }, trainedWeights()).map(({ intent }) => intent)

it.each([
  ['quanto custa o prospect e tem horário amanhã?', ['prices', 'book']],
  ['cancela minha reunião e me passa o preço do bi', ['cancel_meeting', 'prices']],
  ['oi, quanto custa o site?', ['prices']],
  ['quanto custa o site e o prospect?', ['prices']],
])('%s', (text, found) => expect(wishes(text)).toEqual(found))
