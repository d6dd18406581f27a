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
  [
    'an answer that says what is wrong',
    new AppError('NOT_FOUND', { status: 404, detail: 'Esta conversa não existe mais.' }),
    'send',
    'Esta conversa não existe mais.',
  ],
  [
    'a 503 that says it in its detail only',
    new AppError('UNAVAILABLE', { status: 503, detail: 'Estamos fazendo melhorias.' }),
    'begin',
    'Estamos fazendo melhorias.',
  ],
  [
    'a sentence of its own and a detail',
    new AppError('INTERNAL', { status: 500, userMessage: 'Voltamos logo.', detail: 'Recusado.' }),
    'read',
    'Voltamos logo.',
  ],
  [
    'a message refused without a word',
    new AppError('INTERNAL', { status: 500 }),
    'send',
    'Erro ao enviar mensagem',
  ],
  [
    'a conversation refused without a word',
    new AppError('UNAVAILABLE', { status: 503 }),
    'begin',
    'Erro ao criar sessão',
  ],
  [
    'a booking refused with one',
    new AppError('INTERNAL', { status: 500, detail: 'Recusado.' }),
    'book',
    'Não foi possível agendar sua reunião. Tente novamente.',
  ],
  ['no network for a message', new AppError('NETWORK'), 'send', friendly],
  ['no answer to a message', new AppError('TIMEOUT'), 'send', friendly],
  ['a conversation that cannot begin', new AppError('INTERNAL'), 'begin', 'Erro ao criar sessão'],
  ['a conversation that cannot be read', new AppError('INTERNAL'), 'read', 'Erro ao carregar sessão'],
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
