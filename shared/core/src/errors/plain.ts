/** What a failed call of the session is called when nothing better is known. */
export const plainErrors = {
  login: 'Erro ao fazer login',
  signup: 'Erro ao criar conta',
  forgotPassword: 'Erro ao enviar email de recuperação',
  resetPassword: 'Erro ao redefinir senha',
  verifyEmail: 'Erro ao verificar email',
  refresh: 'Erro ao renovar token',
  tokenMissing: 'Token não encontrado',
  me: 'Erro ao buscar dados do usuário',
  tokenNotReturned: 'Token não retornado pelo backend',
  assistantSession: 'Erro ao criar sessão',
  assistantMessage: 'Erro ao enviar mensagem',
  assistantHistory: 'Erro ao carregar sessão',
} as const

/** What a refresh that failed is called: by the status that it was answered with, if it was answered. */
export const refreshError = (status: number | undefined): string =>
  status === undefined ? plainErrors.refresh : `Erro ao fazer refresh: ${status}`
