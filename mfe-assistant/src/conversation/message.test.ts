import { keyOf, localMessage, type Message, mergeMessages, ownMessage } from './message'

const now = new Date('2026-11-23T12:00:00Z')
const stored = (id: string): Message => {
  const { isLocal: _, ...message } = localMessage(id, id, [], now)
  return message
}
const storedOwn = (id: string, key: string): Message => {
  const { isLocal: _, ...message } = ownMessage(key, key, now)
  return { ...message, id }
}

test.each<[what: string, known: Message[], latest: Message[], keys: string[], keepsOlder: boolean]>([
  ['nothing was known', [], [stored('m1')], ['m1'], false],
  [
    'only words of this page were known',
    [localMessage('welcome-home', 'Olá!', [], now)],
    [stored('m1')],
    ['m1'],
    false,
  ],
  [
    'an own message came back',
    [localMessage('welcome-home', 'Olá!', [], now), ownMessage('key-0001', 'oi', now)],
    [stored('m1'), storedOwn('m2', 'key-0001'), stored('m3')],
    ['m1', 'key-0001', 'm3'],
    false,
  ],
  [
    'older ones were read before',
    [stored('m1'), stored('m2'), stored('m3')],
    [stored('m3'), stored('m4')],
    ['m1', 'm2', 'm3', 'm4'],
    true,
  ],
  ['there is a hole between', [stored('m1')], [stored('m8'), stored('m9')], ['m8', 'm9'], false],
])('the conversation is the backend’s when %s', (_, known, latest, keys, keepsOlder) => {
  const merged = mergeMessages(known, latest)
  expect(merged.messages.map(keyOf)).toEqual(keys)
  expect(merged.keepsOlder).toBe(keepsOlder)
})
