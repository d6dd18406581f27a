import {
  type Endpoint,
  type ErrorReply,
  forgotPassword,
  login,
  loginReply,
  loginWithSecondFactor,
  plainForms as plain,
  productSignup,
  type ReplyOf,
  errorReply as refusalSchema,
  resetPassword,
  signup,
  verifyEmail,
} from '@ag/contracts'
import {
  AppError,
  describeError,
  type ErrorCode,
  errorCodes,
  plainErrors,
  productById,
  safeReturnPath,
  termsVersion,
} from '@ag/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorReply } from '../errors/error-reply'
import { type HtmlParts, mixFor } from '../html/html-routes'
import type { Upstream } from '../proxy/upstream'
import { callForForm, type PlainForm, plainForms } from './plain-forms'
import { type Refusal, refusedPage } from './refused-page'

interface AccountFormsParts extends HtmlParts {
  upstream: Upstream
  production: boolean
}

interface AccountForm {
  endpoint: Endpoint
  body: (fields: URLSearchParams, search: URLSearchParams) => object
  /** Fields that come back with a refusal; secrets never do. */
  kept: string[]
  context?: Parameters<typeof describeError>[1]
  /** What the failure is called when nothing better is known. */
  failed?: string
}

const { arrivals, handover } = plain

/**
 * Ways into an account for pages whose scripts never came: plain forms in, the same pages out with what is wrong, and away to
 * the next page when it is done. Each makes the call that the page itself would have made.
 */
export function accountForms(app: FastifyInstance, parts: AccountFormsParts): void {
  const { upstream, pages, production } = parts
  const attributes = `Path=${handover.path}; Max-Age=${handover.seconds}; SameSite=Strict${production ? '; Secure' : ''}`

  plainForms(app, (scope) => {
    for (const [path, { arrival, ...form }] of Object.entries(ending))
      scope.post<PlainForm>(path, async (request, reply) => {
        const answer = await ask(form, request)
        if (answer instanceof AppError) return refuse(path, form, answer, request, reply)
        await tellTeam(path, request)
        return reply.header('cache-control', 'no-store').redirect(`/auth/login#${arrival}`, 303)
      })

    // Both halves of a login are sent to its address: the second one comes with the ticket of the first.
    scope.post<PlainForm>('/auth/login', async (request, reply) => {
      const isSecond = request.body?.has('ticket') ?? false
      const answer = await ask(isSecond ? code : password, request)
      if (answer instanceof AppError) {
        // Once its time is over, only the password opens another.
        const asksAgain = isSecond && answer.code !== 'AUTH_TOKEN_INVALID'
        return asksAgain
          ? refuse('/auth/login/code', code, answer, request, reply)
          : refuse('/auth/login', password, answer, request, reply)
      }
      const { second_factor, ...session } = loginReply.parse(answer)
      if (second_factor)
        return show('/auth/login/code', 200, new Map(Object.entries(second_factor)), request, reply)
      if (session.email_verified) return admit(session, request, reply)
      const unverified = new AppError('AUTH_EMAIL_NOT_VERIFIED', { status: 403 })
      return refuse('/auth/login', password, unverified, request, reply)
    })
  })

  /** What the backend answers to a form: the body of a success, or what went wrong. */
  async function ask({ endpoint, body }: AccountForm, request: FastifyRequest<PlainForm>): Promise<unknown> {
    const sent = body(request.body ?? new URLSearchParams(), searchOf(request))
    const answer = await callForForm(upstream, endpoint, sent, request).catch((error: unknown) =>
      errorReply(error, request.id),
    )
    const refusal = refusalSchema.safeParse(answer.body)
    return refusal.success ? errorOf(answer.status, refusal.data) : answer.body
  }

  /** Leads to the page that can keep the session, with the session in a cookie that only that page gets. */
  function admit({ token, user_id }: Session, request: FastifyRequest, reply: FastifyReply) {
    const from = safeReturnPath(searchOf(request).get('from'))
    const to = handover.path + (from ? `?from=${encodeURIComponent(from)}` : '')
    return reply
      .header('set-cookie', `${handover.cookie}=${user_id}~${token}; ${attributes}`)
      .header('cache-control', 'no-store')
      .redirect(to, 303)
  }

  function refuse(
    path: string,
    { kept, context, failed }: AccountForm,
    error: AppError,
    request: FastifyRequest<PlainForm>,
    reply: FastifyReply,
  ) {
    const { title, message } = describeError(error, context, failed)
    const { errors = [], status = 500, retryAfter } = error.details
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    const given = [...(request.body ?? [])].filter(([name]) => kept.includes(name))
    return show(path, status, new Map(given), request, reply, {
      title,
      message: errors.map((each) => each.message).join(' ') || message,
      wrong: errors.map(({ field }) => field),
    })
  }

  async function show(
    path: string,
    status: number,
    kept: ReadonlyMap<string, string>,
    request: FastifyRequest,
    reply: FastifyReply,
    refusal?: Refusal,
  ) {
    const page = await pages.at(path, mixFor(request, reply, parts))
    const html = page && refusedPage(page.content([]).bytes.toString('utf8'), kept, refusal)
    if (!html) throw new AppError('UNAVAILABLE')
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', page.policy)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html)
  }

  /** The team hears which agent somebody came for; the account exists already, so nothing is undone where it cannot. */
  async function tellTeam(path: string, request: FastifyRequest<PlainForm>): Promise<void> {
    const product = path === '/auth/signup' ? chosenIn(searchOf(request)) : undefined
    if (!product || !request.body) return
    const told = {
      user_name: text(request.body, 'name'),
      user_email: text(request.body, 'email'),
      product_id: product.id,
      product_name: product.name,
    }
    await callForForm(upstream, productSignup, told, request).catch((error: unknown) =>
      request.log.warn({ err: error }, 'the team was not told of a signup'),
    )
  }
}

type Session = Pick<ReplyOf<typeof login>, 'token' | 'user_id'>

const searchOf = ({ url }: FastifyRequest) => new URL(url, 'http://gateway.invalid').searchParams

const text = (fields: URLSearchParams, name: string) => fields.get(name) ?? ''

/** What was pasted may be the whole address of a mailed link, or its token alone. */
const tokenIn = (pasted: string) => /token=([\w-]+)/.exec(pasted)?.[1] ?? pasted.trim()

const isOurs = (known: string): known is ErrorCode => errorCodes.some((each) => each === known)

function errorOf(status: number, { code: known, userMessage, errors, retry_after }: ErrorReply): AppError {
  return new AppError(isOurs(known) ? known : 'INTERNAL', {
    status,
    errors,
    userMessage: userMessage ?? undefined,
    retryAfter: retry_after ?? undefined,
  })
}

const password: AccountForm = {
  endpoint: login,
  body: (fields) => ({
    email: text(fields, 'email'),
    password: text(fields, 'password'),
    remember_me: fields.has('remember_me'),
  }),
  kept: ['email', 'remember_me'],
  context: 'login',
  failed: plainErrors.login,
}

const code: AccountForm = {
  endpoint: loginWithSecondFactor,
  body: (fields) => ({ ticket: text(fields, 'ticket'), code: text(fields, 'code') }),
  kept: ['ticket'],
}

/** The forms that end at the login, which says what has become of them; by their paths. */
const ending: Record<string, AccountForm & { arrival: string }> = {
  '/auth/signup': {
    endpoint: signup,
    body: (fields, search) => ({
      name: text(fields, 'name'),
      email: text(fields, 'email'),
      company: text(fields, 'company'),
      phone: text(fields, 'phone'),
      password: text(fields, 'password'),
      accept_terms: fields.has('accept_terms'),
      marketing_opt_in: fields.has('marketing_opt_in'),
      product_id: chosenIn(search)?.id,
      terms_version: termsVersion,
      source: { page_url: `/auth/signup${chosenIn(search) ? `?product=${chosenIn(search)?.id}` : ''}` },
    }),
    kept: ['name', 'email', 'company', 'phone', 'accept_terms', 'marketing_opt_in'],
    context: 'signup',
    arrival: arrivals.signup,
  },
  '/auth/forgot-password': {
    endpoint: forgotPassword,
    body: (fields) => ({ email: text(fields, 'email') }),
    kept: ['email'],
    failed: plainErrors.forgotPassword,
    arrival: arrivals.forgot,
  },
  '/auth/reset-password': {
    endpoint: resetPassword,
    body: (fields) => ({ token: tokenIn(text(fields, 'token')), password: text(fields, 'password') }),
    kept: ['token'],
    context: 'link',
    failed: plainErrors.resetPassword,
    arrival: arrivals.reset,
  },
  '/auth/verify-email': {
    endpoint: verifyEmail,
    body: (fields) => ({ token: tokenIn(text(fields, 'token')) }),
    kept: ['token'],
    context: 'link',
    failed: plainErrors.verifyEmail,
    arrival: arrivals.verified,
  },
}

const chosenIn = (search: URLSearchParams) => productById(search.get('product') ?? '')
