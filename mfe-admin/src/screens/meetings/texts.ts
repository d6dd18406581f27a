import type { AdminMeeting } from '@ag/contracts'

export const channelNames: Record<AdminMeeting['channel'], string> = {
  video: 'Videochamada',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  unknown: 'Outro canal',
}

export const texts = {
  zone: 'horário de Brasília',
  hours: (day: string, from: string, to: string) => `${day}, das ${from} às ${to}`,
}
