import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { readInput } from '../errors/read-input'
import { type HtmlParts, mixFor, namesTag } from '../html/html-routes'
import type { ReleaseHealth } from '../metrics/release-health'
import type { Prerenderer } from '../prerender/prerenderer'
import { releaseNames } from './areas'
import { checkBudgets } from './budgets'
import { readUpload } from './check-release'
import { digest } from './document'
import { pageRegistry, withFilesAt } from './page-registry'
import type { Audience, Reason } from './registry'
import { rehearsalPages } from './rehearsal'
import type { ReleaseFiles } from './release-files'
import type { TokenCheck } from './tokens'

/** Base64 makes a release a third larger. */
const uploadLimit = 32_000_000

const reason = {
  who: z.optional(z.string().check(z.maxLength(100))),
  why: z.optional(z.string().check(z.maxLength(300))),
}
const plainBody = z.strictObject(reason)
const promoteBody = z.strictObject({ build: z.optional(z.string()), ...reason })
/** Percent of the visitors, in hundredths. */
const share = z.coerce.number().check(
  z.gt(0),
  z.maximum(100),
  z.refine((value) => Math.round(value * 100) / 100 === value),
)
const rehearseBody = z.strictObject({ build: z.string() })
const previewBody = z.strictObject({ build: z.string() })
const canaryBody = z.strictObject({ build: z.optional(z.string()), share, ...reason })
const publishQuery = z.strictObject({
  promote: z.optional(z.enum(['true', 'false'])),
  share: z.optional(share),
})
const disableBody = z.strictObject({
  message: z.string().check(z.minLength(1), z.maxLength(300)),
  ...reason,
})

export interface RegistryRoutesParts extends Pick<HtmlParts, 'registry' | 'visitors' | 'pages' | 'previews'> {
  releases: ReleaseFiles
  prerenderer: Prerenderer
  mayRelease: TokenCheck
  health: ReleaseHealth
  /** Where browsers get released files; empty where that is here. */
  filesOrigin: string
}

interface Named {
  Params: { name: string }
}

/** The registry over HTTP: what is live is for everybody, a change needs the token of the name it changes. */
export function registryRoutes(app: FastifyInstance, parts: RegistryRoutesParts): void {
  const { registry, releases, pages, prerenderer, previews, mayRelease, health, filesOrigin } = parts

  const guarded = {
    onRequest: async (request: FastifyRequest<Named>, reply: FastifyReply) => {
      const { name } = request.params
      if (!releaseNames.includes(name)) {
        throw new AppError('NOT_FOUND', { userMessage: `Não há release com o nome ${name.slice(0, 50)}.` })
      }
      if (mayRelease(name, request.headers.authorization)) return
      reply.header('www-authenticate', 'Bearer')
      throw new AppError('AUTH_TOKEN_INVALID')
    },
  }

  /** What is live for `name` now; told once its pages are rendered, so that the next page load shows it. */
  async function outcome(name: string) {
    await prerenderer.settled()
    const document = registry.document()
    const live = name === 'shell' ? document.shell : document.remotes[name]
    return { name, set: document.set, live: live ?? null, prerender: prerenderer.status() }
  }

  app.post<Named>(
    '/api/registry/releases/:name',
    { ...guarded, bodyLimit: uploadLimit },
    async (request, reply) => {
      const { name } = request.params
      const upload = readUpload(name, request.body)
      await checkBudgets(upload.release, upload.files)
      const published = await registry.publish(upload, audienceOf(request.query), by(name, upload))
      request.log.info({ published }, 'release published')
      return reply.code(published.unchanged ? 200 : 201).send({ ...(await outcome(name)), ...published })
    },
  )

  app.post<Named>('/api/registry/:name/promote', guarded, async (request) => {
    const { name } = request.params
    const { build, ...who } = readInput(promoteBody, request.body ?? {})
    await registry.promote(name, build, by(name, who))
    return outcome(name)
  })

  app.post<Named>('/api/registry/:name/rehearse', guarded, async (request) => {
    const { name } = request.params
    const candidate = await registry.check(name, readInput(rehearseBody, request.body).build)
    return { pages: await rehearsalPages(registry.document(), candidate, { pages, find: releases.find }) }
  })

  app.post<Named>('/api/registry/:name/preview', guarded, async (request) => {
    const { name } = request.params
    const { build } = await registry.check(name, readInput(previewBody, request.body).build)
    const { ticket, until } = previews.ticket(name, build, Date.now())
    return { name, build, path: `/api/preview?ticket=${ticket}`, expires_at: new Date(until).toISOString() }
  })

  app.post<Named>('/api/registry/:name/canary', guarded, async (request) => {
    const { name } = request.params
    const { build, share, ...who } = readInput(canaryBody, request.body)
    await registry.canary(name, build, share, by(name, who))
    return outcome(name)
  })

  app.post<Named>('/api/registry/:name/stop', guarded, async (request) => {
    const { name } = request.params
    await registry.stop(name, by(name, readInput(plainBody, request.body ?? {})))
    return outcome(name)
  })

  app.post<Named>('/api/registry/:name/rollback', guarded, async (request) => {
    const { name } = request.params
    await registry.rollBack(name, by(name, readInput(plainBody, request.body ?? {})))
    return outcome(name)
  })

  app.post<Named>('/api/registry/:name/disable', guarded, async (request) => {
    const { name } = request.params
    const { message, ...who } = readInput(disableBody, request.body)
    await registry.switchRemote(name, message, by(name, who))
    return outcome(name)
  })

  app.post<Named>('/api/registry/:name/enable', guarded, async (request) => {
    const { name } = request.params
    await registry.switchRemote(name, null, by(name, readInput(plainBody, request.body ?? {})))
    return outcome(name)
  })

  app.get('/api/registry', async (request, reply) => {
    // What divides the visitors stays here: with it, anybody could pick a side.
    const { trial: _t, given_until: _g, ...document } = registry.document()
    const state = {
      ...document,
      ...(await health.read('everybody')),
      prerender: prerenderer.status(),
    }
    return conditional(request, reply, state)
  })

  app.get('/api/registry/page', async (request, reply) => {
    const page = await pageRegistry(registry.document(), mixFor(request, reply, parts), 'now', releases)
    if (!page) throw new AppError('UNAVAILABLE', { retryAfter: 10 })
    return conditional(request, reply, withFilesAt(filesOrigin, page))
  })
}

function conditional(request: FastifyRequest, reply: FastifyReply, state: unknown) {
  const etag = `"${digest(state)}"`
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('etag', etag)
  return namesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(state)
}

/** Whom a publication is for: everybody unless it says otherwise. */
function audienceOf(query: unknown): Audience {
  const { promote, share } = readInput(publishQuery, query)
  if (share !== undefined) return { share }
  return promote === 'false' ? 'nobody' : 'everybody'
}

/** The token tells the team; who of the team it was is what they say. */
function by(name: string, { who, why }: { who?: string | undefined; why?: string | undefined }): Reason {
  return { who: who === undefined ? name : `${who} (${name})`, why }
}
