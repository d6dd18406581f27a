import { setTimeout as wait } from 'node:timers/promises'
import {
  checkResetLink,
  forgotPassword,
  getMe,
  login,
  logout,
  refresh,
  requestPasswordReset,
  resendVerification,
  resetPassword as resetPasswordCall,
  signup,
  verifyEmail as verifyEmailCall,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { idempotencyKeyOf } from '../../plugins/idempotency-key'
import { bearerOf, type Route } from '../../plugins/router'
import { adminRoleOf } from '../admin/permissions'
import type { StartTrial } from '../billing/start-trial'
import type { Limits } from '../limits/limits'
import type { Mailer } from '../outbox/mailer'
import { promise } from '../outbox/outbox'
import type { Worker } from '../outbox/worker'
import { deviceOf } from './device'
import type { KnownDevices } from './known-devices'
import { findLink } from './links'
import type { AccountMails } from './mails'
import type { CheckNewPassword } from './password-rules'
import type { Passwords } from './passwords'
import { resetPassword } from './recovery'
import { authLimits } from './rules'
import type { SecondFactors } from './second-factor'
import type { Sessions } from './sessions'
import { signIn } from './sign-in'
import { requestSignup, verifyEmail } from './sign-up'

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  passwords: Passwords
  checkNewPassword: CheckNewPassword
  sessions: Sessions
  knownDevices: KnownDevices
  secondFactors: SecondFactors
  mailer: Mailer
  mails: AccountMails
  worker: Worker
  startTrial: StartTrial
  /** Milliseconds between taking a request about an account and answering it. */
  answerDelay: number
}

const words = {
  signup:
    'Confira seu e-mail. Se o endereço puder ser usado, você receberá uma mensagem com os próximos passos.',
  forgot: 'Se houver uma conta com este e-mail, enviaremos um link para criar uma nova senha.',
  reset: 'Senha alterada. Entre novamente.',
  verified: 'E-mail confirmado. Você já pode entrar.',
  resend: 'Se este e-mail ainda precisar de confirmação, enviaremos um novo link.',
}

/** The calls about accounts and sessions. */
export function authRoutes(route: Route, needs: Needs): void {
  const { db, clock, limits, sessions, worker, answerDelay } = needs
  const logIn = signIn(needs)
  const signUp = requestSignup(needs)
  const confirm = verifyEmail(needs)
  const reset = resetPassword(needs)
  const tag = 'auth'

  /**
   * The work is done meanwhile and never awaited: at a fixed distance from the request, neither the answer nor its
   * time tells whether the account exists.
   */
  async function leaveToWorker(work: () => Promise<void>): Promise<void> {
    await work()
    worker.kick()
    await wait(answerDelay)
  }

  route(login, {
    tag,
    who: 'anyone',
    summary: 'Sign in; without a token while the address is unconfirmed or a code is asked for',
    handler: ({ body, request }) =>
      logIn({
        email: body.email,
        password: body.password,
        remember: body.remember_me,
        deviceNote: body.device_note,
        address: request.ip,
        device: deviceOf(request),
        requestId: request.id,
      }),
  })

  route(logout, {
    tag,
    who: 'anyone',
    summary: 'End the session; succeeds also when there is none',
    async handler({ request }) {
      const token = bearerOf(request)
      if (token) await sessions.end(token).catch(ignoreDeadToken)
      return undefined
    },
  })

  route(refresh, {
    tag,
    who: 'anyone',
    summary: 'Exchange the token in use for the next one',
    async handler({ request }) {
      const token = bearerOf(request)
      if (!token) throw new AppError('AUTH_TOKEN_INVALID', { requiresAuth: true })
      const issued = await sessions.refresh(token, deviceOf(request))
      return { access_token: issued.token, token: issued.token, expires_in: issued.expiresIn }
    },
  })

  route(getMe, {
    tag,
    who: 'user',
    summary: 'Who is signed in',
    handler: ({ caller: { user, company } }) => ({
      id: user.id,
      name: user.name,
      email: user.email,
      company,
      email_verified: user.email_verified_at !== null,
      created_at: user.created_at.toISOString(),
      last_login: user.last_login?.toISOString() ?? null,
      ...(adminRoleOf(user.role) && { administers: true }),
    }),
  })

  route(signup, {
    tag,
    who: 'anyone',
    summary: 'Create an account; the answer never says whether there is one',
    async handler({ body, request }) {
      await limits.count(authLimits.signupsOfAddress, request.ip)
      await leaveToWorker(() => signUp(body, idempotencyKeyOf(request)))
      return { message: words.signup, email_verification_required: true }
    },
  })

  for (const call of [forgotPassword, requestPasswordReset]) {
    route(call, {
      tag,
      who: 'anyone',
      summary: 'Ask for a link to choose a new password',
      async handler({ body, request }) {
        await limits.count(authLimits.requestsOfAddress, request.ip)
        await leaveToWorker(() => promise(db, clock(), { kind: 'forgot', payload: body.email }))
        return { message: words.forgot }
      },
    })
  }

  route(resendVerification, {
    tag,
    who: 'anyone',
    summary: 'Ask for another verification link',
    async handler({ body, request }) {
      await limits.count(authLimits.requestsOfAddress, request.ip)
      await leaveToWorker(() => promise(db, clock(), { kind: 'resend', payload: body.email }))
      return { message: words.resend, retry_after: authLimits.resendsOfAccount.window / 1000 }
    },
  })

  route(checkResetLink, {
    tag,
    who: 'anyone',
    summary: 'Whether a mailed link for a new password can still be used',
    async handler({ body, request }) {
      await limits.count(authLimits.linksOfAddress, request.ip)
      const link = await findLink(db, clock(), body.token, 'reset')
      return { usable: link !== undefined && link.used_at === null }
    },
  })

  route(resetPasswordCall, {
    tag,
    who: 'anyone',
    summary: 'Choose a new password by a mailed link',
    async handler({ body, request }) {
      await limits.count(authLimits.linksOfAddress, request.ip)
      await reset(body.token, body.password)
      worker.kick()
      return { message: words.reset }
    },
  })

  route(verifyEmailCall, {
    tag,
    who: 'anyone',
    summary: 'Confirm an address by a mailed link',
    async handler({ body, request }) {
      await limits.count(authLimits.linksOfAddress, request.ip)
      await confirm(body.token)
      return { message: words.verified, email_verified: true }
    },
  })
}

function ignoreDeadToken(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}
