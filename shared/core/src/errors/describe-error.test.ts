import { AppError, type AppErrorDetails, type ErrorCode, errorCodes } from '../app-error'
import { changedMessage, type ErrorContext } from './catalogue'
import { describeError } from './describe-error'
import { plainErrors, refreshError } from './plain'

type Row = [what: string, error: unknown, context: ErrorContext | undefined, title: string, message: string]

const app = (code: ErrorCode, details?: AppErrorDetails) => new AppError(code, details)

const offline = 'Não foi possível acessar o servidor. Verifique sua internet e tente novamente.'
const wrongPassword = 'Email ou senha incorretos. Verifique suas credenciais.'
const notCreated = 'Não foi possível criar sua conta. Tente novamente.'
const notBooked = 'Não foi possível agendar sua reunião. Tente novamente.'
const sorry = 'Desculpe, algo não saiu como esperado. Tente novamente em instantes.'

const rows: Row[] = [
  // Section 8 of the specification, and the words that fill it.
  ['network', app('NETWORK'), undefined, 'Problema de conexão', offline],
  ['fetch failed', new TypeError('fetch failed'), undefined, 'Problema de conexão', offline],
  ['fetch failed in a browser', new TypeError('Failed to fetch'), undefined, 'Problema de conexão', offline],
  [
    'connection refused',
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    undefined,
    'Problema de conexão',
    offline,
  ],
  [
    '503',
    app('UNAVAILABLE', { status: 503 }),
    undefined,
    'Sistema temporariamente indisponível',
    'Estamos fazendo melhorias. Tente novamente em alguns minutos.',
  ],
  [
    '502',
    app('BAD_GATEWAY', { status: 502 }),
    undefined,
    'Serviço temporariamente indisponível',
    'Um de nossos serviços não respondeu. Tente novamente em instantes.',
  ],
  [
    '401',
    app('AUTH_SESSION_EXPIRED', { status: 401 }),
    undefined,
    'Sessão expirada',
    'Sua sessão expirou. Faça login novamente.',
  ],
  [
    '403',
    app('FORBIDDEN', { status: 403 }),
    undefined,
    'Acesso negado',
    'Você não tem permissão para acessar esta área.',
  ],
  [
    '400',
    app('VALIDATION_FAILED', { status: 400 }),
    undefined,
    'Dados inválidos',
    'Verifique os dados informados e tente novamente.',
  ],
  [
    'login',
    app('AUTH_INVALID_CREDENTIALS', { status: 401 }),
    'login',
    'Não foi possível entrar',
    wrongPassword,
  ],
  ['signup', app('VALIDATION_FAILED'), 'signup', 'Erro ao criar conta', notCreated],
  ['booking', app('INTERNAL'), 'booking', 'Não foi possível agendar', notBooked],
  ['otherwise', new Error('boom'), undefined, 'Algo deu errado', sorry],
  ['not even an error', 'boom', undefined, 'Algo deu errado', sorry],
  [
    '404',
    app('NOT_FOUND'),
    undefined,
    'Página não encontrada',
    'O endereço pode ter mudado. Volte ao início ou fale com a gente.',
  ],
  [
    '409',
    app('VERSION_CONFLICT'),
    undefined,
    'Este registro mudou',
    'Outra pessoa salvou uma alteração. Compare antes de salvar.',
  ],
  ['413', app('PAYLOAD_TOO_LARGE'), undefined, 'Arquivo muito grande', 'Envie um arquivo menor.'],
  ['429', app('RATE_LIMITED'), undefined, 'Muitas tentativas', 'Aguarde alguns segundos e tente novamente.'],
  [
    '429 with a wait',
    app('RATE_LIMITED', { retryAfter: 41.2 }),
    undefined,
    'Muitas tentativas',
    'Aguarde 42 segundos e tente novamente.',
  ],
  [
    '429 with a short wait',
    app('RATE_LIMITED', { retryAfter: 1 }),
    undefined,
    'Muitas tentativas',
    'Aguarde 1 segundo e tente novamente.',
  ],
  [
    'timeout',
    app('TIMEOUT'),
    undefined,
    'A resposta demorou',
    'Não recebemos resposta a tempo. Tente novamente.',
  ],
  [
    'a mailed link that is dead',
    app('AUTH_TOKEN_EXPIRED', { status: 400 }),
    'link',
    'Link inválido',
    'Este link expirou ou já foi usado. Peça um novo.',
  ],
  ['a mailed link on a bad day of ours', app('INTERNAL'), 'link', 'Algo deu errado', sorry],
  // The order: own sentence, context, general.
  [
    'own sentence',
    app('INTERNAL', { userMessage: 'O assistente está em manutenção.' }),
    undefined,
    'Algo deu errado',
    'O assistente está em manutenção.',
  ],
  [
    'own sentence before the context',
    app('VALIDATION_FAILED', { userMessage: 'Convite encerrado.' }),
    'signup',
    'Erro ao criar conta',
    'Convite encerrado.',
  ],
  ['an empty sentence is none', app('INTERNAL', { userMessage: '  ' }), undefined, 'Algo deu errado', sorry],
  [
    'context before status',
    app('AUTH_SESSION_EXPIRED', { status: 401 }),
    'login',
    'Não foi possível entrar',
    wrongPassword,
  ],
  [
    'a fault of ours is no wrong password',
    app('INTERNAL', { status: 500 }),
    'login',
    'Algo deu errado',
    sorry,
  ],
  ['nor is a bug', new Error('boom'), 'login', 'Algo deu errado', sorry],
  ['no connection is no wrong password', app('NETWORK'), 'login', 'Problema de conexão', offline],
  [
    'too many passwords',
    app('RATE_LIMITED', { retryAfter: 900 }),
    'login',
    'Muitas tentativas',
    'Aguarde 900 segundos e tente novamente.',
  ],
  [
    'e-mail not confirmed',
    app('AUTH_EMAIL_NOT_VERIFIED'),
    'login',
    'Confirme seu e-mail',
    'Por favor, verifique seu email antes de fazer login. Verifique sua caixa de entrada.',
  ],
  ['signup without a connection', app('NETWORK'), 'signup', 'Problema de conexão', offline],
  [
    'a slot lost',
    app('SLOT_TAKEN'),
    'booking',
    'Horário indisponível',
    'Esse horário acabou de ser reservado. Escolha outro.',
  ],
]

test.each(rows)('%s', (_what, error, context, title, message) => {
  expect(describeError(error, context)).toMatchObject({ title, message })
})

// The plain texts of section 8.
test.each<[keyof typeof plainErrors, string]>([
  ['login', 'Erro ao fazer login'],
  ['signup', 'Erro ao criar conta'],
  ['forgotPassword', 'Erro ao enviar email de recuperação'],
  ['resetPassword', 'Erro ao redefinir senha'],
  ['verifyEmail', 'Erro ao verificar email'],
  ['refresh', 'Erro ao renovar token'],
  ['tokenMissing', 'Token não encontrado'],
  ['me', 'Erro ao buscar dados do usuário'],
  ['tokenNotReturned', 'Token não retornado pelo backend'],
  ['assistantSession', 'Erro ao criar sessão'],
  ['assistantMessage', 'Erro ao enviar mensagem'],
  ['assistantHistory', 'Erro ao carregar sessão'],
])('%s has its plain text, where nothing else explains the failure', (name, text) => {
  const failed = plainErrors[name]
  expect(failed).toBe(text)
  expect(describeError(app('INTERNAL'), undefined, failed)).toMatchObject({ title: text, message: sorry })
  expect(describeError(new Error('boom'), 'link', failed).title).toBe(text)
  expect(describeError(app('NETWORK'), undefined, failed).title).toBe('Problema de conexão')
  expect(describeError(app('VALIDATION_FAILED'), 'signup', failed).message).toBe(notCreated)
})

it('says with what status a refresh was refused, if it was answered', () => {
  expect(refreshError(500)).toBe('Erro ao fazer refresh: 500')
  expect(refreshError(undefined)).toBe('Erro ao renovar token')
})

it('offers what the person can do, where there is something', () => {
  expect(describeError(app('AUTH_SESSION_EXPIRED')).action).toEqual({ type: 'login', label: 'Fazer Login' })
  expect(describeError(app('FORBIDDEN')).action).toEqual({ type: 'back', label: 'Voltar' })
  expect(describeError(app('AUTH_SESSION_EXPIRED'), 'login').action).toBeUndefined()
  expect(describeError(app('INTERNAL')).action).toBeUndefined()
})

test.each(errorCodes)('%s has words of its own', (code) => {
  const { title, message } = describeError(new AppError(code))
  expect(title).not.toBe('')
  expect(message).toMatch(/\.$/)
})

it('cuts a sentence of endless length', () => {
  expect(describeError(app('INTERNAL', { userMessage: 'a'.repeat(5000) })).message).toHaveLength(300)
})

it('builds the sentence that holds values', () => {
  expect(changedMessage('Ana', '14:05')).toBe('Ana salvou uma alteração às 14:05. Compare antes de salvar.')
})
