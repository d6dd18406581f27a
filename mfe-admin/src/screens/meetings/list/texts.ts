import type { AdminMeeting } from '@ag/contracts'

export const statusNames: Record<AdminMeeting['status'], string> = {
  pending: 'Pendente',
  confirmed: 'Confirmada',
  completed: 'Concluída',
  cancelled: 'Cancelada',
  unknown: 'Outra situação',
}

export const texts = {
  caption: 'Reuniões',
  back: 'Voltar à lista',
  book: 'Nova reunião',
  filters: { status: 'Status', channel: 'Canal', consultant: 'Consultor', from: 'De', to: 'Até' },
  columns: {
    when: 'Quando',
    who: 'Quem',
    company: 'Empresa',
    title: 'Assunto',
    status: 'Status',
    channel: 'Canal',
    consultant: 'Consultor',
  },
}
