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

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/app',
  AUTH_SECRET: 'nobody-could-ever-guess-this-secret',
  GATEWAY_KEY: 'nobody-could-ever-guess-this-either',
  PUBLIC_URL: 'https://site.example',
}

it('is careful in production', () => {
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
  [{ ...production, ADDRESS_LIMITS: 'off' }, /ADDRESS_LIMITS/],
  [{ ...production, QUICK_PASSWORDS: 'on' }, /QUICK_PASSWORDS/],
  [{ ...production, ADMIN_SECOND_FACTOR: 'off' }, /ADMIN_SECOND_FACTOR/],
  [{ ...production, AUTH_SECRET: 'a'.repeat(40) }, /AUTH_SECRET/],
  [{ ...production, STRIPE_SECRET_KEY: 'sk_live_1' }, /STRIPE_WEBHOOK_SECRET/],
  [{ AUTH_SECRET: 'short' }, /AUTH_SECRET/],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_TYPES: 'card,cheque' }, /STRIPE_TYPES/],
  [{ API_PORT: 'x' }, /port/],
  [{ DEMO: 'maybe' }, /DEMO/],
  [{ BREACH_CHECK_URL: 'api.example/range' }, /BREACH_CHECK_URL/],
  [{ CEP_URL: 'viacep.com.br/ws' }, /CEP_URL/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT/],
  [{ TRACE_URL: 'traces.example/{requestId}' }, /TRACE_URL/],
  [{ TRACE_URL: 'https://traces.example/' }, /TRACE_URL has no place for {requestId}/],
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

it('names everything at once that production cannot stand', () => {
  const env = { NODE_ENV: 'production', DEMO: 'on', METRICS_TOKEN: 'short', ADDRESS_LIMITS: 'off' }
  const names = [
    'DATABASE_URL',
    'AUTH_SECRET',
    'GATEWAY_KEY',
    'PUBLIC_URL',
    'DEMO',
    'METRICS_TOKEN',
    'ADDRESS_LIMITS',
  ]
  for (const name of names) expect(() => readConfig(env)).toThrow(name)
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
  const env = { ...production, DATABASE_URL: '', PGLITE_IN_PRODUCTION: 'accepted' }
  expect(readConfig(env).production).toBe(true)
})

it('keeps every time budget inside the one around it', () => {
  const budgets = Object.values(deadlines)
  expect(budgets).toEqual([...budgets].sort((one, other) => other - one))
  expect(new Set(budgets).size).toBe(budgets.length)
})
