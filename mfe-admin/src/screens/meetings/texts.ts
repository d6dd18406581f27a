import type { MeetingChannel } from '@ag/contracts'

export const channelNames: Record<MeetingChannel, string> = {
  video: 'Videochamada',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
}

export const texts = {
  title: 'Reuniões',
  parts: {
    calendar: 'Calendário',
    list: 'Lista',
    book: 'Nova reunião',
    consultants: 'Consultores',
    availability: 'Disponibilidade',
    daysOff: 'Folgas',
  },
  zone: 'horário de Brasília',
  hours: (day: string, from: string, to: string) => `${day}, das ${from} às ${to}`,
}
