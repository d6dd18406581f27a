import { reportLoad } from './report-load'

const report = { remote: 'mfe-auth', build: '0123456789ab', outcome: 'loaded', ms: 12 } as const
let sent: Promise<unknown>[]

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: Blob) => sent.push(read(address, body)) > 0,
  })
})
afterEach(() => jest.useRealTimers())

const read = async (address: string, body: Blob) => [address, JSON.parse(await new Response(body).text())]

it('tells what happens together in one request', async () => {
  reportLoad(report)
  reportLoad({ ...report, outcome: 'chunk' })
  expect(sent).toHaveLength(0)
  jest.advanceTimersByTime(2000)
  expect(await Promise.all(sent)).toEqual([['/api/beacons', [report, { ...report, outcome: 'chunk' }]]])
})

it('tells at once when the page is left, and only once', () => {
  reportLoad(report)
  window.dispatchEvent(new Event('pagehide'))
  jest.advanceTimersByTime(5000)
  expect(sent).toHaveLength(1)
})
