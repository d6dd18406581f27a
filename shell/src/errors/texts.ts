export const texts = {
  expired: {
    title: 'Sessão Expirada',
    message: 'Sua sessão expirou. Faça login novamente para continuar.',
    countdown: (seconds: number) => `Redirecionando em ${seconds}s...`,
    announcement: (seconds: number) => `A página de login será aberta em ${seconds} segundos.`,
    login: 'Fazer Login',
    before: 'Se não for redirecionado, ',
    here: 'clique aqui',
    cancel: 'Cancelar',
  },
  fallback: {
    title: 'Ops! Algo deu errado',
    message: 'Ocorreu um erro inesperado. Por favor, recarregue a página ou tente novamente.',
    reload: 'Recarregar Página',
  },
  notFound: {
    title: 'Página não encontrada',
    message: 'O endereço pode ter mudado. Volte ao início ou fale com a gente.',
    home: 'Voltar ao início',
    contact: 'Falar com a gente',
  },
  unavailable: {
    title: 'Esta parte do site não abriu',
    message: 'Não conseguimos carregar esta área agora. O restante do site continua funcionando.',
    disabled: 'Esta área está em manutenção. O restante do site continua funcionando.',
    retry: 'Tentar novamente',
    retrying: 'Tentando…',
    stillFailing: 'Ainda não foi possível. Tente de novo em instantes.',
  },
  screen: {
    title: 'Esta página não abriu',
    message: 'Algo não saiu como esperado nesta página. Tente novamente em instantes.',
    retry: 'Tentar novamente',
  },
}
