import { AppError, codeOf, describeError, plainErrors } from '@ag/core'

/** Which call failed. */
export type FailedCall = 'begin' | 'read' | 'send' | 'book' | 'change'

const friendly =
  'Desculpe, não consegui responder agora. Sua mensagem voltou para o campo de texto. Tente enviar de novo ou fale com a gente pelos contatos abaixo.'

const defaults: Record<FailedCall, string | undefined> = {
  begin: plainErrors.assistantSession,
  read: plainErrors.assistantHistory,
  send: friendly,
  book: undefined,
  change: undefined,
}

/** Codes whose own sentence says more than that a call has failed. */
const telling = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'ASSISTANT_UNAVAILABLE', 'BAD_GATEWAY']

/** What is said in the panel about a call that failed: the answer's own sentence, before any of ours. */
export function failureWords(error: unknown, call: FailedCall): string {
  const own = sentenceOf(error)
  if (own) return own
  const { message } = describeError(error, call === 'book' ? 'booking' : undefined)
  const isTelling = call !== 'send' && telling.includes(codeOf(error) ?? '')
  return isTelling ? message : (defaults[call] ?? message)
}

function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined
  const { userMessage, errors, retryAfter } = error.details
  if (userMessage) return userMessage
  if (error.code === 'RATE_LIMITED' && retryAfter) return wait(Math.ceil(retryAfter))
  return error.code === 'VALIDATION_FAILED' ? errors?.[0]?.message : undefined
}

const wait = (seconds: number) =>
  `Você enviou muitas mensagens em pouco tempo. Aguarde ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} para continuar.`
