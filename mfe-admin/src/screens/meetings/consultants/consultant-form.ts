import { type ConsultantEdit, consultantEdit, type MeetingChannel, meetingChannels } from '@ag/contracts'
import * as z from 'zod/mini'
import { texts } from './texts'

const given = z._default(z.boolean(), false)
/** What is left empty is none. */
const orNone = z.pipe(
  z.string(),
  z.transform((text: string) => text.trim() || null),
)

/** The fields of the form; a box for each channel. */
export const consultantForm = z.pipe(
  z.pipe(
    z
      .object({
        name: z.string(),
        role: z.string(),
        bio: z.string(),
        photo_url: orNone,
        email: orNone,
        room_url: orNone,
        video: given,
        phone: given,
        whatsapp: given,
        is_active: given,
        is_default: given,
        must_accept: given,
      })
      .check(z.refine((form) => channelsOf(form).length > 0, { path: ['video'], message: texts.oneChannel })),
    z.transform(({ video, phone, whatsapp, ...edit }) => ({
      ...edit,
      channels: channelsOf({ video, phone, whatsapp }),
    })),
  ),
  consultantEdit,
)

const channelsOf = (form: Record<MeetingChannel, boolean>): MeetingChannel[] =>
  meetingChannels.filter((channel) => form[channel])

/** Somebody who is not there yet. */
export const newConsultant: ConsultantEdit = {
  name: '',
  role: '',
  bio: '',
  photo_url: null,
  email: null,
  room_url: null,
  channels: ['video'],
  is_default: false,
  must_accept: false,
  is_active: true,
}
