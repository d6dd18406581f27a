import { AppError } from '@ag/core'
import { type FailedCall, failureWords } from './failure-words'

const friendly =
  'Desculpe, não consegui responder agora. Sua mensagem voltou para o campo de texto. Tente enviar de novo ou fale com a gente pelos contatos abaixo.'

test.each<[what: string, error: unknown, call: FailedCall, words: string]>([
  [
    'a 503 with a sentence of its own',
    new AppError('ASSISTANT_UNAVAILABLE', { status: 503, userMessage: 'Voltamos às 9h.' }),
    'send',
    'Voltamos às 9h.',
  ],
  [
    'a 500 with a sentence of its own',
    new AppError('INTERNAL', { status: 500, userMessage: 'Voltamos logo.' }),
    'begin',
    'Voltamos logo.',
  ],
  ['a 500 without one', new AppError('INTERNAL', { status: 500 }), 'send', friendly],
  ['no answer to a message', new AppError('TIMEOUT'), 'send', friendly],
  ['a talk that cannot begin', new AppError('INTERNAL'), 'begin', 'Erro ao criar sessão'],
  ['a talk that cannot be read', new AppError('INTERNAL'), 'read', 'Erro ao carregar sessão'],
  [
    'no network while reading',
    new AppError('NETWORK'),
    'read',
    'Não foi possível acessar o servidor. Verifique sua internet e tente novamente.',
  ],
  [
    'too many messages',
    new AppError('RATE_LIMITED', { retryAfter: 41.2 }),
    'send',
    'Você enviou muitas mensagens em pouco tempo. Aguarde 42 segundos para continuar.',
  ],
  [
    'one second to wait',
    new AppError('RATE_LIMITED', { retryAfter: 1 }),
    'send',
    'Você enviou muitas mensagens em pouco tempo. Aguarde 1 segundo para continuar.',
  ],
  [
    'a message that is refused',
    new AppError('VALIDATION_FAILED', {
      errors: [{ field: 'message', code: 'X', message: 'A mensagem pode ter até 2.000 caracteres.' }],
    }),
    'send',
    'A mensagem pode ter até 2.000 caracteres.',
  ],
  [
    'a booking that fails',
    new AppError('INTERNAL'),
    'book',
    'Não foi possível agendar sua reunião. Tente novamente.',
  ],
  ['a bug of ours', new Error('boom'), 'send', friendly],
])('%s', (_, error, call, words) => {
  expect(failureWords(error, call)).toBe(words)
})
