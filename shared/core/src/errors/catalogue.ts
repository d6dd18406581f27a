import type { ErrorCode } from '../app-error'
import { plainErrors } from './plain'

/** What a person can do about an error, as a button. */
interface ErrorAction {
  type: 'login' | 'back'
  label: string
}

/** An error in the words of the person who meets it. */
export interface ErrorDescription {
  title: string
  message: string
  action?: ErrorAction
}

/** Where an error happened, when that says more than the error itself. */
export type ErrorContext = 'login' | 'signup' | 'booking' | 'link'

const login: ErrorAction = { type: 'login', label: 'Fazer Login' }
const back: ErrorAction = { type: 'back', label: 'Voltar' }

const sessionExpired: ErrorDescription = {
  title: 'Sessão expirada',
  message: 'Sua sessão expirou. Faça login novamente.',
  action: login,
}

const unavailable: ErrorDescription = {
  title: 'Sistema temporariamente indisponível',
  message: 'Estamos fazendo melhorias. Tente novamente em alguns minutos.',
}

/** What nothing else in the catalogue explains. */
export const otherwise: ErrorDescription = {
  title: 'Algo deu errado',
  message: 'Desculpe, algo não saiu como esperado. Tente novamente em instantes.',
}

/** One row a code. */
export const general: Record<ErrorCode, ErrorDescription> = {
  NETWORK: {
    title: 'Problema de conexão',
    message: 'Não foi possível acessar o servidor. Verifique sua internet e tente novamente.',
  },
  TIMEOUT: {
    title: 'A resposta demorou',
    message: 'Não recebemos resposta a tempo. Tente novamente.',
  },
  UNAVAILABLE: unavailable,
  BAD_GATEWAY: {
    title: 'Serviço temporariamente indisponível',
    message: 'Um de nossos serviços não respondeu. Tente novamente em instantes.',
  },
  AUTH_SESSION_EXPIRED: sessionExpired,
  AUTH_TOKEN_EXPIRED: sessionExpired,
  AUTH_TOKEN_INVALID: sessionExpired,
  AUTH_INVALID_CREDENTIALS: {
    title: 'Não foi possível entrar',
    message: 'Email ou senha incorretos. Verifique suas credenciais.',
  },
  AUTH_EMAIL_NOT_VERIFIED: {
    title: 'Confirme seu e-mail',
    message: 'Por favor, verifique seu email antes de fazer login. Verifique sua caixa de entrada.',
  },
  FORBIDDEN: {
    title: 'Acesso negado',
    message: 'Você não tem permissão para acessar esta área.',
    action: back,
  },
  VALIDATION_FAILED: {
    title: 'Dados inválidos',
    message: 'Verifique os dados informados e tente novamente.',
  },
  NOT_FOUND: {
    title: 'Página não encontrada',
    message: 'O endereço pode ter mudado. Volte ao início ou fale com a gente.',
  },
  VERSION_CONFLICT: {
    title: 'Este registro mudou',
    message: 'Outra pessoa salvou uma alteração. Compare antes de salvar.',
  },
  PAYLOAD_TOO_LARGE: {
    title: 'Arquivo muito grande',
    message: 'Envie um arquivo menor.',
  },
  RATE_LIMITED: {
    title: 'Muitas tentativas',
    message: 'Aguarde alguns segundos e tente novamente.',
  },
  SLOT_TAKEN: {
    title: 'Horário indisponível',
    message: 'Esse horário acabou de ser reservado. Escolha outro.',
  },
  SLOT_INVALID: {
    title: 'Horário indisponível',
    message: 'Esse horário não está disponível. Escolha outro.',
  },
  HOLD_EXPIRED: {
    title: 'Reserva encerrada',
    message: 'O tempo da reserva acabou. Escolha o horário de novo.',
  },
  CATALOG_UNAVAILABLE: {
    title: 'Preços indisponíveis',
    message: 'Não foi possível carregar os preços atuais. Tente novamente em instantes.',
  },
  PAYMENT_DECLINED: {
    title: 'Pagamento não aprovado',
    message: 'Confira os dados ou escolha outra forma de pagamento.',
  },
  TAX_ID_REQUIRED: {
    title: 'Falta o CNPJ ou CPF',
    message: 'Informe o CNPJ ou CPF antes da primeira cobrança.',
  },
  LIMIT_REACHED: {
    title: 'Limite atingido',
    message: 'Você atingiu o limite deste recurso. Ajuste o limite para continuar.',
  },
  AGENT_RESTING: {
    title: 'Este agente está parado',
    message: 'Escolha uma forma de pagamento em Serviços para ele voltar a trabalhar.',
  },
  ASSISTANT_UNAVAILABLE: unavailable,
  ASSISTANT_SESSION_NOT_FOUND: {
    title: 'Conversa não encontrada',
    message: 'Esta conversa não existe mais. Comece uma nova.',
  },
  INTERNAL: otherwise,
}

/** Codes that mean the same wherever they happen: a context would hide what the person can do. */
const anywhere = [
  'NETWORK',
  'TIMEOUT',
  'BAD_GATEWAY',
  'UNAVAILABLE',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
] as const satisfies ErrorCode[]

/** Codes that a context leaves to the general table. A login must not blame the password for a fault of ours. */
export const leftToGeneral: Record<ErrorContext, readonly ErrorCode[]> = {
  login: [...anywhere, 'INTERNAL', 'AUTH_EMAIL_NOT_VERIFIED'],
  signup: anywhere,
  booking: [...anywhere, 'SLOT_TAKEN', 'SLOT_INVALID', 'HOLD_EXPIRED'],
  link: [...anywhere, 'INTERNAL'],
}

/** One row a context. */
export const inContext: Record<ErrorContext, ErrorDescription> = {
  login: {
    title: 'Não foi possível entrar',
    message: 'Email ou senha incorretos. Verifique suas credenciais.',
  },
  signup: {
    title: plainErrors.signup,
    message: 'Não foi possível criar sua conta. Tente novamente.',
  },
  booking: {
    title: 'Não foi possível agendar',
    message: 'Não foi possível agendar sua reunião. Tente novamente.',
  },
  link: {
    title: 'Link inválido',
    message: 'Este link expirou ou já foi usado. Peça um novo.',
  },
}

/** 429 with the wait that the server asks for. */
export function waitMessage(seconds: number): string {
  return seconds === 1
    ? 'Aguarde 1 segundo e tente novamente.'
    : `Aguarde ${seconds} segundos e tente novamente.`
}

/** 409 on an edit, with who was faster and when. */
export function changedMessage(name: string, time: string): string {
  return `${name} salvou uma alteração às ${time}. Compare antes de salvar.`
}
