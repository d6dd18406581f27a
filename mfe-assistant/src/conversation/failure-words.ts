import { AppError, codeOf, describeError, plainErrors } from '@ag/core'

/** Which call failed. */
export type FailedCall = 'begin' | 'read' | 'send' | 'book' | 'change'

const friendly =
  'Desculpe, não consegui responder agora. Sua mensagem voltou para o campo de texto. Tente enviar de novo ou fale com a gente pelos contatos abaixo.'

/** What an answer that says nothing is called, by call. */
const defaults: Partial<Record<FailedCall, string>> = {
  begin: plainErrors.assistantSession,
  read: plainErrors.assistantHistory,
  send: plainErrors.assistantMessage,
}

/** Codes whose own sentence says more than that a call has failed. */
const telling = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'ASSISTANT_UNAVAILABLE', 'BAD_GATEWAY']

/** What is said in the panel about a call that failed: the answer's own sentence, before any of ours. */
export function failureWords(error: unknown, call: FailedCall): string {
  const own = sentenceOf(error, call)
  if (own) return own
  const { message } = describeError(error, call === 'book' ? 'booking' : undefined)
  if (isAnswer(error)) return defaults[call] ?? message
  if (call === 'send') return friendly
  return telling.includes(codeOf(error) ?? '') ? message : (defaults[call] ?? message)
}

/** Was there an answer, or did something fail on the way? */
const isAnswer = (error: unknown) => error instanceof AppError && error.details.status !== undefined

/** Longest sentence of an answer that is shown. */
const longest = 300

function sentenceOf(error: unknown, call: FailedCall): string | undefined {
  if (!(error instanceof AppError)) return undefined
  const { userMessage, errors, retryAfter, detail } = error.details
  if (userMessage) return userMessage
  if (error.code === 'RATE_LIMITED' && retryAfter) return wait(Math.ceil(retryAfter))
  if (error.code === 'VALIDATION_FAILED' && errors?.[0]) return errors[0].message
  // A booking has words of its own.
  return call === 'book' ? undefined : detail?.slice(0, longest)
}

const wait = (seconds: number) =>
  `Você enviou muitas mensagens em pouco tempo. Aguarde ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} para continuar.`
