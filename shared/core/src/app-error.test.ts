import { AppError } from './app-error'

it('is known by every copy of its class: each remote brings one', async () => {
  const first = AppError
  jest.resetModules()
  const { AppError: second } = await import('./app-error')
  expect(second).not.toBe(first)
  expect(new first('FORBIDDEN')).toBeInstanceOf(second)
  expect(new second('FORBIDDEN')).toBeInstanceOf(first)
})

it.each([[new Error('FORBIDDEN')], [{ code: 'FORBIDDEN', details: {} }], [null], [undefined], ['FORBIDDEN']])(
  'does not take %p for one',
  (value) => {
    expect(value instanceof AppError).toBe(false)
  },
)
