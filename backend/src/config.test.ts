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
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_TYPES: 'card,cheque' }, /STRIPE_TYPES/],
  [{ API_PORT: 'x' }, /port/],
  [{ DEMO: 'maybe' }, /DEMO/],
  [{ BREACH_CHECK_URL: 'api.example/range' }, /BREACH_CHECK_URL/],
  [{ CEP_URL: 'viacep.com.br/ws' }, /CEP_URL/],
  [{ ASSISTANT_API_URL: 'models.example/v1', ASSISTANT_MODEL: 'small' }, /ASSISTANT_API_URL/],
  [{ ASSISTANT_API_URL: 'https://models.example/v1' }, /ASSISTANT_MODEL/],
  [
    {
      ASSISTANT_API_URL: 'https://models.example/v1',
      ASSISTANT_MODEL: 'small',
      ASSISTANT_CALLS_PER_DAY: 'many',
    },
    /ASSISTANT_CALLS_PER_DAY/,
  ],
])('refuses %j', (env, reason) => {
  expect(() => readConfig(env)).toThrow(reason)
})

it('takes by way of Stripe what its account may take', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_1' }
  expect(readConfig(key).stripe?.types).toEqual(['card', 'pix', 'boleto'])
  expect(readConfig({ ...key, STRIPE_TYPES: 'card, boleto' }).stripe?.types).toEqual(['card', 'boleto'])
})

it('knows a model where there is one', () => {
  const env = { ASSISTANT_API_URL: 'https://models.example/v1/', ASSISTANT_MODEL: 'small' }
  expect(readConfig({}).assistantModel).toBeUndefined()
  expect(readConfig(env).assistantModel).toEqual({
    url: 'https://models.example/v1',
    key: undefined,
    name: 'small',
    callsPerDay: 2000,
  })
})

it('takes the embedded database in production when its limits are accepted', () => {
  expect(readConfig({ NODE_ENV: 'production', PGLITE_IN_PRODUCTION: 'accepted' }).production).toBe(true)
})

it('keeps every time budget inside the one around it', () => {
  const budgets = Object.values(deadlines)
  expect(budgets).toEqual([...budgets].sort((one, other) => other - one))
  expect(new Set(budgets).size).toBe(budgets.length)
})
