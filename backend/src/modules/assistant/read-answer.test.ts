import { chooseSlot } from './read-answer'

/** Monday the 23rd, nine in the morning in São Paulo. */
const monday = new Date('2026-11-23T12:00:00Z')
const slot = (day: string, time: string) => ({
  start_at: `${day}T${time}:00-03:00`,
  end_at: `${day}T${time}:30-03:00`,
  label: `${day} ${time}`,
})
const offered = [slot('2026-11-24', '09:00'), slot('2026-11-24', '15:00'), slot('2026-11-26', '10:00')]

test.each([
  ['o primeiro', 0],
  ['pode ser o segundo', 1],
  ['fico com o terceiro mesmo', 2],
  ['o último', 2],
  ['vou de 2', 1],
  ['o do meio', 1],
  ['segunda opção', 1],
  ['qualquer um serve', 0],
  ['tanto faz', 0],
  ['vocês que sabem', 0],
  ['o mais cedo possível', 0],
  ['o de quinta', 2],
  ['de manhã não dá', 1],
  ['qualquer dia menos terça', 2],
])('“%s” is slot %d of those offered', (text, place) => {
  expect(chooseSlot(text, offered, monday)).toBe(offered[place])
})

test.each(['terça', 'de manhã', 'nenhum', 'quanto custa?', 'segunda'])('“%s” is none of them yet', (text) => {
  expect(chooseSlot(text, offered, monday)).toBeUndefined()
})
