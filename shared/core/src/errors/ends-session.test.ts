import { AppError } from '../app-error'
import { endsSession } from './ends-session'

test.each<[what: string, error: unknown, ends: boolean]>([
  ['an expired session', new AppError('AUTH_SESSION_EXPIRED'), true],
  ['an expired token', new AppError('AUTH_TOKEN_EXPIRED', { status: 401 }), true],
  ['an invalid token', new AppError('AUTH_TOKEN_INVALID', { status: 401 }), true],
  ['any answer that says so', new AppError('FORBIDDEN', { status: 403, requiresAuth: true }), true],
  ['a refused login', new AppError('AUTH_INVALID_CREDENTIALS', { status: 401 }), false],
  ['an unconfirmed e-mail', new AppError('AUTH_EMAIL_NOT_VERIFIED'), false],
  ['a dead reset link', new AppError('AUTH_TOKEN_INVALID', { status: 400 }), false],
  ['a refused area', new AppError('FORBIDDEN', { status: 403 }), false],
  ['no connection', new AppError('NETWORK'), false],
  ['a server that is down', new AppError('UNAVAILABLE', { status: 503 }), false],
  ['the words for a bad token', new AppError('VALIDATION_FAILED', { detail: 'Token inválido' }), true],
  ['the words for a session that ended', new AppError('INTERNAL', { detail: 'Sessão expirada' }), true],
  ['more words than these', new AppError('NOT_FOUND', { detail: 'Token inválido para este plano' }), false],
  [
    'a login refused in these words',
    new AppError('AUTH_INVALID_CREDENTIALS', { status: 401, detail: 'Token inválido' }),
    false,
  ],
  ['a sentence that holds 401', new AppError('INTERNAL', { userMessage: 'O plano 401 mudou.' }), false],
  ['a sentence that holds the words', new AppError('NOT_FOUND', { userMessage: 'Sessão expirada' }), false],
  ['a foreign error that holds 401', new Error('Request failed with 401: Token inválido'), false],
  ['a text', 'Sessão expirada', false],
])('%s', (_what, error, ends) => {
  expect(endsSession(error)).toBe(ends)
})
