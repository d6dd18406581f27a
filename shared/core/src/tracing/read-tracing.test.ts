import { readTracing } from './read-tracing'
import { samplerOf } from './samplers'

it('traces nothing without an address', () => {
  expect(readTracing(undefined, 'always_on', '1')).toBeUndefined()
  expect(readTracing('', undefined, undefined)).toBeUndefined()
})

it.each([
  ['http://collector:4318', 'http://collector:4318/v1/traces'],
  ['https://collector.example/otlp/', 'https://collector.example/otlp/v1/traces'],
])('sends what %s takes to %s', (endpoint, url) => {
  expect(readTracing(endpoint, undefined, undefined)?.url).toBe(url)
})

it.each([
  ['collector:4318', undefined, undefined, /OTEL_EXPORTER_OTLP_ENDPOINT is no web address/],
  ['http://c', 'sometimes', undefined, /OTEL_TRACES_SAMPLER is one of always_on, .*, not sometimes/],
  ['http://c', 'traceidratio', '10', /OTEL_TRACES_SAMPLER_ARG is no share from 0 to 1: 10/],
  ['http://c', 'traceidratio', 'half', /OTEL_TRACES_SAMPLER_ARG/],
])('refuses %s, %s, %s', (endpoint, sampler, argument, reason) => {
  expect(() => readTracing(endpoint, sampler, argument)).toThrow(reason)
})

describe('which requests are traced', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const parent = (traceFlags: number) => ({ traceId, spanId: 'b7ad6b7169203331', traceFlags })
  const sampler = (name?: string, argument?: string) => {
    const settings = readTracing('http://c', name, argument)
    if (!settings) throw new Error('An address was given.')
    return samplerOf(settings)
  }

  it.each([
    ['always_on', undefined, [true, true, true]],
    ['always_off', undefined, [false, false, false]],
    ['traceidratio', '0', [false, false, false]],
    ['parentbased_always_on', undefined, [true, false, true]],
    ['parentbased_always_off', undefined, [false, false, true]],
    ['parentbased_traceidratio', '1', [true, false, true]],
    [undefined, undefined, [true, false, true]],
  ])('%s: alone, of one that is not, of one that is', (name, argument, expected) => {
    const isTraced = sampler(name, argument)
    expect([isTraced({}), isTraced({ parent: parent(0) }), isTraced({ parent: parent(1) })]).toEqual(expected)
  })

  it('takes the share that it is told', () => {
    const isTraced = sampler('traceidratio', '0.5')
    const taken = Array.from({ length: 2000 }, () => isTraced({})).filter(Boolean)
    expect(taken.length).toBeGreaterThan(800)
    expect(taken.length).toBeLessThan(1200)
  })

  it('takes twenty in five seconds, and a hundred more of those that are wanted', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(5000)
    const isTraced = sampler()
    const countOf = (isWanted: boolean) =>
      Array.from({ length: 200 }, () => isTraced({ isWanted })).filter(Boolean).length
    expect([countOf(false), countOf(true), countOf(true)]).toEqual([20, 100, 0])
    now.mockReturnValue(10_001)
    expect(countOf(false)).toBe(20)
    now.mockRestore()
  })
})
