import { likelyIntents } from './likely-intents'

it.each([
  ['quanto custa o prospekt por mes', 'prices'],
  ['esqueci a minha senha de novo', 'password_help'],
  ['queria remarcar minha reuniao', 'move_meeting'],
])('“%s” is likely %s', (text, intent) => {
  const likely = likelyIntents(text)
  expect(likely[0]?.intent).toBe(intent)
  expect(likely.length).toBeLessThanOrEqual(4)
  expect(likely.every(({ example }) => example !== '')).toBe(true)
})
