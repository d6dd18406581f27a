import {
  type AdminMeeting,
  getAdminMeeting,
  getAdminMeetings,
  getAdminOverview,
  getAvailableSlots,
  getConsultantDay,
  getConsultants,
  getMeetingMonth,
  type MeetingChannel,
  meetingChannels,
} from '@ag/contracts'
import { formatFullDay, formatTime } from '@ag/core'
import { query, queryClient } from '@ag/platform'
import { channelNames, texts } from './texts'

/** Those who receive. */
export const consultants = query(getConsultants)

/** One that is known by its id only. */
export const meetingOf = (id: string) => query(getAdminMeeting, { params: { id } })

const aboutMeetings = [
  getAdminMeeting,
  getAdminMeetings,
  getAdminOverview,
  getAvailableSlots,
  getConsultantDay,
  getConsultants,
  getMeetingMonth,
]

/** Whatever shows meetings, or hours that they take, asks again. */
export async function refreshMeetings(): Promise<void> {
  await Promise.all(aboutMeetings.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}

/** 'terça-feira, 24 de novembro de 2026, das 14:00 às 14:30' */
export const whenOf = ({ start_at, end_at }: Pick<AdminMeeting, 'start_at' | 'end_at'>): string =>
  texts.hours(formatFullDay(start_at), formatTime(start_at), formatTime(end_at))

/** Channels and their words, as options of a list. */
export const channelOptions = meetingChannels.map((channel) => [channel, channelNames[channel]] as const)

/** 'Videochamada, Telefone' */
export const channelWords = (channels: readonly MeetingChannel[]): string =>
  meetingChannels
    .filter((channel) => channels.includes(channel))
    .map((channel) => channelNames[channel])
    .join(', ')
