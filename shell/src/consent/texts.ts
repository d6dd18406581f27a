import type { ConsentCategory } from '@ag/contracts'

export const texts = {
  title: 'Sua privacidade',
  lead: 'Usamos cookies necessários para o site funcionar. Com a sua permissão, usamos outros para lembrar preferências, medir visitas e mostrar anúncios relevantes. Você pode mudar de ideia a qualquer momento em “Gerenciar cookies”, no rodapé.',
  acceptAll: 'Aceitar Todos',
  acceptSelected: 'Aceitar Selecionados',
  rejectAll: 'Rejeitar Todos',
  customize: 'Personalizar',
  required: 'Obrigatório',
  categories: 'Categorias',
  legalBasis: 'Base legal',
  stored: (count: number) => `O que é guardado (${count})`,
  columns: { name: 'Nome', purpose: 'Para quê', duration: 'Até quando' },
  refusesTracking:
    'Seu navegador pede para não ser acompanhado (Global Privacy Control). Por isso, análise e marketing ficam desligados.',
  saved: 'Preferências salvas.',
  savedHere: 'Salvamos sua escolha neste navegador. Vamos registrá-la quando a conexão voltar.',
  withdraw: 'Remover consentimento',
  withdrawn: 'Consentimento removido. Cookies de outros sites devem ser apagados no navegador.',
  close: 'Fechar',
  receipt: {
    link: 'Ver comprovante',
    title: 'Comprovante da sua escolha',
    loading: 'Carregando…',
    failed: 'Não conseguimos carregar este comprovante. Confira o endereço ou tente de novo mais tarde.',
    id: 'Número',
    at: (when: string) => `Registrado em ${when}`,
    hash: (hash: string) => `Texto em vigor: ${hash}`,
    allowed: 'Permitido',
    actions: {
      accept_all: 'Aceitar Todos',
      accept_selected: 'Aceitar Selecionados',
      reject_all: 'Rejeitar Todos',
      withdraw: 'Consentimento removido',
    },
  },
}

/** Stand when the list of the server cannot be had. */
export const categoryTexts: Record<ConsentCategory, { name: string; description: string }> = {
  necessary: {
    name: 'Necessários',
    description: 'Mantêm o site seguro e funcionando. Não podem ser desligados.',
  },
  functional: { name: 'Funcionais', description: 'Lembram escolhas como tema e idioma.' },
  analytics: { name: 'Análise', description: 'Mostram, de forma agregada, como o site é usado.' },
  marketing: { name: 'Marketing', description: 'Medem campanhas e evitam anúncios repetidos.' },
}

/** In the order in which they are shown. */
export const categoryOrder: ConsentCategory[] = ['necessary', 'functional', 'analytics', 'marketing']
