import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import * as z from 'zod/mini'
import { passedOn } from './passed-on'

const schema = z.object({ number: z.number(), text: z.string() })
type News = z.infer<typeof schema>

/** Gateways that hear whatever one of them tells, themselves too, as those in PostgreSQL do. */
function neighbourhood() {
  const hearers: ((text: string) => void)[] = []
  const told: string[] = []
  const errors: unknown[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void errors.push(JSON.parse(line).msg) })
  const neighbours = {
    tell: async (text: string) => {
      told.push(text)
      for (const hear of hearers) hear(text)
    },
    hear: (listener: (text: string) => void) => void hearers.push(listener),
  }
  const join = (subject: string) => {
    const heard: News[] = []
    const passOn = passedOn({ neighbours, subject, schema, take: (news) => void heard.push(news), log })
    return { heard, passOn }
  }
  return { join, told, errors, neighbours }
}

const news = (number: number, text = '') => ({ number, text })

it('tells the others, in order, and not oneself', async () => {
  const { join, told } = neighbourhood()
  const [first, second, third] = [join('loads'), join('loads'), join('canaries')]
  first.passOn(news(1))
  first.passOn(news(2))
  second.passOn(news(3))
  expect(told).toEqual([])
  await wait(600)
  expect(told).toHaveLength(2)
  expect(first.heard).toEqual([news(3)])
  expect(second.heard).toEqual([news(1), news(2)])
  expect(third.heard).toEqual([])
})

it('says no more at once than PostgreSQL passes on, and no more at all than anybody needs', async () => {
  const { join, told } = neighbourhood()
  const [first, second] = [join('loads'), join('loads')]
  for (let number = 0; number < 1100; number += 1) first.passOn(news(number, 'ç'.repeat(100)))
  await wait(600)
  expect(second.heard.map(({ number }) => number)).toEqual(
    Array.from({ length: 1000 }, (_, number) => number),
  )
  expect(Math.max(...told.map((text) => Buffer.byteLength(text)))).toBeLessThan(8000)
})

it('takes nothing that is not news, and goes on', async () => {
  const { join, errors, neighbours } = neighbourhood()
  const one = join('loads')
  for (const text of ['', '{}', '{"from":"x","subject":"loads","news":[{"number":"1"}]}'])
    await neighbours.tell(text)
  await neighbours.tell('{"from":"x","subject":"loads","news":[{"number":1,"text":""}]}')
  await wait(0)
  expect(one.heard).toEqual([news(1)])
  expect(errors).toEqual(Array(3).fill('news of others are not heard'))
})

it('forgets what cannot be told', async () => {
  const { join, errors, neighbours } = neighbourhood()
  const [first, second] = [join('loads'), join('loads')]
  const { tell } = neighbours
  neighbours.tell = () => Promise.reject(new Error('no database'))
  first.passOn(news(1))
  await wait(600)
  neighbours.tell = tell
  first.passOn(news(2))
  await wait(600)
  expect(errors).toEqual(['news are not passed on'])
  expect(second.heard).toEqual([news(2)])
})
