import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import * as z from 'zod/mini'
import { createRelay } from './relay'

const schema = z.object({ number: z.number(), text: z.string() })
type Report = z.infer<typeof schema>

/** Gateways that receive whatever one of them publishes, their own messages too, as with PostgreSQL. */
function fakePeers() {
  const subscribers: ((text: string) => void)[] = []
  const told: string[] = []
  const errors: unknown[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void errors.push(JSON.parse(line).msg) })
  const peers = {
    publish: async (text: string) => {
      told.push(text)
      for (const subscriber of subscribers) subscriber(text)
    },
    subscribe: (listener: (text: string) => void) => void subscribers.push(listener),
  }
  const join = (subject: string) => {
    const heard: Report[] = []
    const relay = createRelay({ peers, subject, schema, take: (report) => void heard.push(report), log })
    return { heard, relay }
  }
  return { join, told, errors, peers }
}

const report = (number: number, text = '') => ({ number, text })

it('sends to the others, in order, and not to itself', async () => {
  const { join, told } = fakePeers()
  const [first, second, third] = [join('loads'), join('loads'), join('canaries')]
  first.relay(report(1))
  first.relay(report(2))
  second.relay(report(3))
  expect(told).toEqual([])
  await wait(600)
  expect(told).toHaveLength(2)
  expect(first.heard).toEqual([report(3)])
  expect(second.heard).toEqual([report(1), report(2)])
  expect(third.heard).toEqual([])
})

it('sends no more at once than PostgreSQL takes, and drops what is beyond a full batch', async () => {
  const { join, told } = fakePeers()
  const [first, second] = [join('loads'), join('loads')]
  for (let number = 0; number < 1100; number += 1) first.relay(report(number, 'ç'.repeat(100)))
  await wait(600)
  expect(second.heard.map(({ number }) => number)).toEqual(
    Array.from({ length: 1000 }, (_, number) => number),
  )
  expect(Math.max(...told.map((text) => Buffer.byteLength(text)))).toBeLessThan(8000)
})

it('ignores what is no report, and goes on', async () => {
  const { join, errors, peers } = fakePeers()
  const one = join('loads')
  for (const text of ['', '{}', '{"from":"x","subject":"loads","reports":[{"number":"1"}]}'])
    await peers.publish(text)
  await peers.publish('{"from":"x","subject":"loads","reports":[{"number":1,"text":""}]}')
  await wait(0)
  expect(one.heard).toEqual([report(1)])
  expect(errors).toEqual(Array(3).fill('relayed reports could not be read'))
})

it('drops what cannot be sent', async () => {
  const { join, errors, peers } = fakePeers()
  const [first, second] = [join('loads'), join('loads')]
  const { publish } = peers
  peers.publish = () => Promise.reject(new Error('no database'))
  first.relay(report(1))
  await wait(600)
  peers.publish = publish
  first.relay(report(2))
  await wait(600)
  expect(errors).toEqual(['reports could not be relayed'])
  expect(second.heard).toEqual([report(2)])
})
