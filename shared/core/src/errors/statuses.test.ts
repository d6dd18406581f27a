import { errorCodes } from '../app-error'
import { codeOfStatus, statusOfCode } from './statuses'

test.each([
  [400, 'VALIDATION_FAILED'],
  [401, 'AUTH_SESSION_EXPIRED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'VERSION_CONFLICT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [429, 'RATE_LIMITED'],
  [500, 'INTERNAL'],
  [502, 'BAD_GATEWAY'],
  [503, 'UNAVAILABLE'],
  [504, 'TIMEOUT'],
  [418, 'INTERNAL'],
  [599, 'INTERNAL'],
])('an answer of %i without a code is %s', (status, code) => {
  expect(codeOfStatus(status)).toBe(code)
})

test.each(errorCodes)('%s leaves as a failure', (code) => {
  expect(statusOfCode(code)).toBeGreaterThanOrEqual(400)
})

it('answers what the contract fixes', () => {
  expect(statusOfCode('VALIDATION_FAILED')).toBe(400)
  expect(statusOfCode('AUTH_INVALID_CREDENTIALS')).toBe(401)
  expect(statusOfCode('SLOT_TAKEN')).toBe(409)
})
