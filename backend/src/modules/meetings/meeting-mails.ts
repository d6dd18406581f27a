import { formatFullDay, formatLongDay, formatTime } from '@ag/core'
import { formatPhone } from '@ag/core/phone'
import { firstName } from '../auth/mails'
import type { CalendarFile, MailContent } from '../outbox/mail'
import { calendarFile, type Participant, roomOf } from './calendar-file'
import type { ManageLinks } from './manage-links'
import type { MeetingRow } from './meeting-repository'

/** What has happened to a meeting, as its people are told. */
export type Happening = 'booked' | 'requested' | 'moved' | 'cancelled'
export type Reminder = 'day' | 'hour'

/** Who invites whom, and when that was said. */
export interface Invitation {
  organizer: Participant
  guests: Participant[]
  now: Date
}

export type MeetingMails = ReturnType<typeof meetingMails>

/** Mails about meetings; every time in them names its zone. */
export function meetingMails(links: ManageLinks, publicUrl: string) {
  const manage = (row: MeetingRow) => ({
    label: 'Remarcar ou cancelar',
    href: links.manageUrl(row.meeting.id),
  })
  const again = { label: 'Marcar outra reunião', href: `${publicUrl}/consultation` }

  const toCustomer = (row: MeetingRow, subject: string, first: string): MailContent => ({
    to: row.meeting.email,
    meetingId: row.meeting.id,
    greeting: `Olá, ${firstName(row.meeting.name)}!`,
    subject,
    paragraphs: [first, howToMeet(row)],
    button: manage(row),
    after: ['Você pode remarcar ou cancelar por este link até duas horas antes.'],
  })

  return {
    /** To the customer. */
    told(happening: Happening, row: MeetingRow): MailContent {
      const { meeting } = row
      const day = `${formatLongDay(meeting.start_at)}, ${formatTime(meeting.start_at)}`
      switch (happening) {
        case 'booked':
          return toCustomer(row, `Reunião confirmada: ${day}`, `Sua reunião ${whoAndWhen(row)}.`)
        case 'requested':
          return toCustomer(
            row,
            `Pedido de reunião recebido: ${day}`,
            `Recebemos seu pedido de reunião ${whoAndWhen(row)}. Avisamos por e-mail assim que for aceito.`,
          )
        case 'moved':
          return toCustomer(row, 'Reunião remarcada', `Sua reunião mudou: agora é ${whoAndWhen(row)}.`)
        case 'cancelled':
          return {
            ...toCustomer(row, 'Reunião cancelada', `A reunião ${whoAndWhen(row)} foi cancelada.`),
            paragraphs: [`A reunião ${whoAndWhen(row)} foi cancelada.`],
            button: again,
            after: [],
          }
      }
    },

    /** To whoever asked for it by the address that booked. */
    linkAsked: (row: MeetingRow): MailContent =>
      toCustomer(row, 'O link da sua reunião', `Você pediu o link da sua reunião ${whoAndWhen(row)}.`),

    reminder: (which: Reminder, row: MeetingRow): MailContent =>
      which === 'day'
        ? toCustomer(row, 'Lembrete: sua reunião é amanhã', `Lembramos da sua reunião ${whoAndWhen(row)}.`)
        : toCustomer(
            row,
            'Lembrete: sua reunião é daqui a uma hora',
            `Lembramos da sua reunião ${whoAndWhen(row)}.`,
          ),

    /** To whoever receives. */
    copied(happening: Happening, row: MeetingRow, to: string): MailContent {
      const { meeting, consultant } = row
      const subjects: Record<Happening, string> = {
        booked: `Nova reunião: ${formatLongDay(meeting.start_at)}, ${formatTime(meeting.start_at)}`,
        requested: `Novo pedido de reunião: ${formatLongDay(meeting.start_at)}, ${formatTime(meeting.start_at)}`,
        moved: 'Reunião remarcada',
        cancelled: 'Reunião cancelada',
      }
      return {
        to,
        about: meeting.email,
        meetingId: meeting.id,
        greeting: `Olá, ${firstName(consultant.name)}!`,
        subject: subjects[happening],
        paragraphs: [
          `${meeting.title}, ${when(row)}.`,
          contactOf(row),
          ...(meeting.notes ? [meeting.notes] : []),
        ],
      }
    },

    /** To whoever waits for somebody whose account is gone: without a name. */
    withdrawn: (row: MeetingRow, to: string): MailContent => ({
      to,
      greeting: `Olá, ${firstName(row.consultant.name)}!`,
      subject: 'Reunião cancelada',
      paragraphs: [`A reunião de ${when(row)} foi cancelada: a conta de quem marcou foi excluída.`],
    }),

    /** What goes into the recipient's calendar; a request does only once it is accepted. */
    calendar(happening: Happening, row: MeetingRow, invitation: Invitation): CalendarFile | undefined {
      if (row.meeting.status === 'pending') return undefined
      const isOff = happening === 'cancelled'
      const method = isOff ? 'CANCEL' : 'REQUEST'
      const content = calendarFile(row, {
        ...invitation,
        method,
        status: isOff ? 'cancelled' : 'confirmed',
        summary: row.meeting.title,
        description: `Com ${row.consultant.name}. ${howToMeet(row)}`,
      })
      return { method, content }
    },
  }
}

/** 'com Bruno Lima, terça-feira, 24 de novembro de 2026, às 14:00 (horário de Brasília)' */
const whoAndWhen = (row: MeetingRow) => `com ${row.consultant.name}, ${when(row)}`

const when = ({ meeting: { start_at } }: MeetingRow) =>
  `${formatFullDay(start_at)}, às ${formatTime(start_at)} (horário de Brasília)`

/** How they find each other. */
export function howToMeet(row: MeetingRow): string {
  const { channel, phone } = row.meeting
  if (channel === 'phone') return `Ligamos para ${formatPhone(phone ?? '')} na hora marcada.`
  if (channel === 'whatsapp')
    return `Chamamos você no WhatsApp, no número ${formatPhone(phone ?? '')}, na hora marcada.`
  const room = roomOf(row)
  return room
    ? `Entre na videochamada por ${room}`
    : 'O link da videochamada chega por e-mail antes da reunião.'
}

const labels: Record<string, string> = { video: 'Videochamada', phone: 'Telefone', whatsapp: 'WhatsApp' }

function contactOf({ meeting: { name, company, email, phone, channel } }: MeetingRow): string {
  const who = company ? `${name} (${company})` : name
  return [who, email, ...(phone ? [formatPhone(phone)] : []), labels[channel] ?? channel].join(' · ')
}
