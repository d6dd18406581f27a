import { readConfig } from './config'
import { deadlines } from './deadlines'

it('runs on a laptop without any setting', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: undefined,
    demo: true,
    addressLimits: true,
    adminSecondFactor: false,
    publicUrl: 'http://localhost:3000',
    docs: true,
    serviceKeys: [],
    paymentSandbox: true,
  })
})

it('is careful in production', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/app' }
  expect(readConfig(production)).toMatchObject({
    production: true,
    demo: false,
    adminSecondFactor: true,
    docs: false,
    paymentSandbox: false,
  })
})

it.each([
  [{ NODE_ENV: 'production' }, /PGLITE_IN_PRODUCTION/],
  [{ SERVICE_KEYS: 'short' }, /SERVICE_KEYS/],
  [{ PAYMENT_SANDBOX: 'on', PIX_KEY: 'pix@empresa.com.br' }, /PAYMENT_SANDBOX/],
  [{ NODE_ENV: 'production', DATABASE_URL: 'x', ADDRESS_LIMITS: 'off' }, /ADDRESS_LIMITS/],
  [{ NODE_ENV: 'production', DATABASE_URL: 'x', ADMIN_SECOND_FACTOR: 'off' }, /ADMIN_SECOND_FACTOR/],
  [{ AUTH_SECRET: 'short' }, /AUTH_SECRET/],
  [{ API_PORT: 'x' }, /port/],
  [{ DEMO: 'maybe' }, /DEMO/],
  [{ BREACH_CHECK_URL: 'api.example/range' }, /BREACH_CHECK_URL/],
])('refuses %j', (env, reason) => {
  expect(() => readConfig(env)).toThrow(reason)
})

it('takes the embedded database in production when its limits are accepted', () => {
  expect(readConfig({ NODE_ENV: 'production', PGLITE_IN_PRODUCTION: 'accepted' }).production).toBe(true)
})

it('keeps every time budget inside the one around it', () => {
  const budgets = Object.values(deadlines)
  expect(budgets).toEqual([...budgets].sort((one, other) => other - one))
  expect(new Set(budgets).size).toBe(budgets.length)
})
