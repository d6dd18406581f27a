import { sendAssistantMessage } from '@ag/contracts'
import { call } from '@ag/platform'
import { fakeBackend } from '@ag/testing'
import { waitFor } from '@testing-library/react'
import { acceptsEvents, readEvents } from './read-events'

const chat = sendAssistantMessage
const said = { success: false as const, error: 'Fim.' }
const body = { message: 'oi', session_id: 'as_1' }

function listen(options = {}) {
  const heard: unknown[] = []
  const read = readEvents((event, data) => heard.push([event, data]))
  const answer = call(chat, { body }, { headers: acceptsEvents, read, ...options })
  return { heard, answer }
}
const asked = () => waitFor(() => expect(fakeBackend.paths(chat)).toHaveLength(1))

it('is heard while it comes, and is what the last of them says', async () => {
  const backend = fakeBackend.tells(chat)
  const { heard, answer } = listen()
  await asked()
  backend.event('words', { text: 'Sim.' })
  await waitFor(() => expect(heard).toEqual([['words', { text: 'Sim.' }]]))
  backend.event('answer', said)
  await expect(answer).resolves.toEqual(said)
  expect(heard).toHaveLength(1)
  expect(fakeBackend.headers(chat)[0]?.get('accept')).toBe('text/event-stream, application/json')
})

it('may be whole all the same', async () => {
  fakeBackend.replies(chat, said)
  await expect(listen().answer).resolves.toEqual(said)
})

it.each<[string, (backend: ReturnType<typeof fakeBackend.tells>) => void]>([
  ['breaks off', (backend) => backend.breakOff()],
  ['ends without its answer', (backend) => backend.end()],
])('is none where it %s', async (_what, then) => {
  const backend = fakeBackend.tells(chat)
  const { answer } = listen()
  await asked()
  backend.event('words', { text: 'Sim.' })
  then(backend)
  await expect(answer).rejects.toMatchObject({ code: 'NETWORK' })
})

it('is none where it is not what the contract says', async () => {
  const backend = fakeBackend.tells(chat)
  const { answer } = listen()
  await asked()
  backend.event('answer', { text: 1 })
  await expect(answer).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
})

it('is not waited for without end', async () => {
  jest.useFakeTimers()
  fakeBackend.tells(chat)
  const { answer } = listen()
  const ended = expect(answer).rejects.toMatchObject({ code: 'TIMEOUT' })
  await jest.advanceTimersByTimeAsync(60_000)
  await ended
  jest.useRealTimers()
})

it('ends when it is stopped', async () => {
  fakeBackend.tells(chat)
  const stopping = new AbortController()
  const { answer } = listen({ signal: stopping.signal })
  await asked()
  stopping.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})
