import { isPasskeyHost } from './passkey-host'

test.each([
  ['agentes.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('%s: %s', (hostname, can) => {
  expect(isPasskeyHost(hostname)).toBe(can)
})
