import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { currentPasswordField, idField, messageReply, newPasswordField } from './fields'

/** One place where somebody is signed in. */
export const accountSession = z.object({
  id: z.string(),
  /** 'Chrome no Windows' */
  device: z.string(),
  /** The network it was opened from, without its last part; absent when unknown. */
  place: z.nullable(z.string()),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** Is it the one that asks? */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

/** Open sessions, the one in use first, then the latest used; at most 100. */
export const getSessions = endpoint({
  method: 'GET',
  path: '/api/v1/auth/sessions',
  reply: z.object({ items: z.array(accountSession) }),
})

/** Ends one session of one's own; succeeds also when it is over already. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/sessions/:id',
  status: 204,
  params: z.object({ id: idField }),
})

/** Ends every session of one's own but the one that asks. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/sessions',
  reply: z.object({ ended: z.number() }),
})

export const passwordChange = z.object({
  current_password: currentPasswordField,
  password: newPasswordField,
})

/** Changes the password of who is signed in and ends the other sessions; a wrong current one is refused at its field. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/change-password',
  body: passwordChange,
  reply: messageReply,
})
