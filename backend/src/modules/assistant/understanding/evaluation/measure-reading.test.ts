import type { Understand, Utterance } from '../corpus/schema'
import { f1, measureReading } from './measure-reading'

const line = (text: string, change: Partial<Utterance>): Utterance => ({
  text,
  stage: 'discover',
  intents: ['prices'],
  entities: [],
  ...change,
})
const prospect = { type: 'product', value: 'prospect', text: 'prospect' } as const
const whatsapp = { type: 'product', value: 'whatsapp', text: 'zap' } as const

/** Takes everything for a question about the price of Prospect AI, half sure. */
const stubborn: Understand = () => ({
  wishes: [{ intent: 'prices', confidence: 0.5 }],
  entities: [prospect],
})

it('counts messages whose wishes are all found, and those whose main wish is', () => {
  const figures = measureReading(
    [
      line('quanto custa', {}),
      line('quanto custa e tem teste', { intents: ['prices', 'trial'] }),
      line('oi', { intents: ['greeting'] }),
      line('tchau', { intents: ['goodbye'] }),
    ],
    stubborn,
  )
  expect(figures.accuracy).toBe(0.25)
  expect(figures.missed).toEqual([1, 2, 3])
  expect(figures.mainWish).toBe(0.5)
  expect(figures.calibrationError).toBe(0)
  expect(figures.intents.get('prices')).toEqual({ said: 2, found: 4, right: 2 })
  expect(figures.intents.get('trial')).toEqual({ said: 1, found: 0, right: 0 })
})

it('counts details by kind, each as often as it is said', () => {
  const figures = measureReading(
    [line('prospect e zap', { entities: [prospect, whatsapp] }), line('os preços', {})],
    stubborn,
  )
  expect(figures.entities.get('product')).toEqual({ said: 2, found: 2, right: 1 })
  expect(figures.entityF1).toBe(0.5)
})

it('tells how far sureness is from being right', () => {
  const sure: Understand = () => ({ wishes: [{ intent: 'prices', confidence: 1 }], entities: [] })
  const lines = [line('quanto', {}), line('oi', { intents: ['greeting'] })]
  expect(measureReading(lines, sure).calibrationError).toBe(0.5)
})

it('is whole where nothing was said and nothing found', () => {
  expect(f1({ said: 0, found: 0, right: 0 })).toBe(1)
})
