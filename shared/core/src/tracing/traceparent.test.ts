import { formatTraceparent, notTraced, parseTraceparent } from './traceparent'

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

it('reads what it writes', () => {
  const header = formatTraceparent({ traceId, spanId, traceFlags: 1 })
  expect(header).toBe(`00-${traceId}-${spanId}-01`)
  expect(parseTraceparent(header)).toEqual({ traceId, spanId, traceFlags: 1, isRemote: true })
})

it('has one for all that is not traced', () => {
  expect(parseTraceparent(notTraced)?.traceFlags).toBe(0)
})

it.each([
  undefined,
  '',
  `00-${traceId}-${spanId}`,
  `01-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01\n`,
])('takes %p for nothing', (header) => {
  expect(parseTraceparent(header)).toBeUndefined()
})
