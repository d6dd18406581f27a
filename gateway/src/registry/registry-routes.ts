import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type HtmlParts, mixFor, namesTag } from '../html/html-routes'
import type { Prerenderer } from '../prerender/prerenderer'
import { releaseNames } from './areas'
import { readUpload } from './check-release'
import { digest } from './document'
import { pageRegistry } from './page-registry'
import type { Reason } from './registry'
import type { ReleaseFiles } from './release-files'
import type { TokenCheck } from './tokens'

/** Base64 makes a release a third larger. */
const uploadLimit = 32_000_000
const recentChanges = 20

const reason = {
  who: z.optional(z.string().check(z.maxLength(100))),
  why: z.optional(z.string().check(z.maxLength(300))),
}
const plainBody = z.strictObject(reason)
const promoteBody = z.strictObject({ build: z.string(), ...reason })
const disableBody = z.strictObject({
  message: z.string().check(z.minLength(1), z.maxLength(300)),
  ...reason,
})

export interface RegistryRoutesParts extends Pick<HtmlParts, 'registry' | 'production'> {
  releases: ReleaseFiles
  prerenderer: Prerenderer
  mayRelease: TokenCheck
}

interface Named {
  Params: { name: string }
}

/** The registry over HTTP: what is live is for everybody, a change needs the token of the name it changes. */
export function registryRoutes(app: FastifyInstance, parts: RegistryRoutesParts): void {
  const { registry, releases, prerenderer, mayRelease } = parts

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

  app.post<Named & { Querystring: { promote?: string } }>(
    '/api/registry/releases/:name',
    { ...guarded, bodyLimit: uploadLimit },
    async (request, reply) => {
      const { name } = request.params
      const upload = readUpload(name, request.body)
      const promote = request.query.promote !== 'false'
      const published = await registry.publish(upload, promote, by(name, upload))
      request.log.info({ published }, 'release published')
      return reply.code(published.unchanged ? 200 : 201).send({ ...(await outcome(name)), ...published })
    },
  )

  app.post<Named>('/api/registry/:name/promote', guarded, async (request) => {
    const { name } = request.params
    const { build, ...who } = read(promoteBody, request.body)
    await registry.promote(name, build, by(name, who))
    return outcome(name)
  })

  app.post<Named>('/api/registry/:name/rollback', guarded, async (request) => {
    const { name } = request.params
    await registry.rollBack(name, by(name, read(plainBody, request.body ?? {})))
    return outcome(name)
  })

  app.post<Named>('/api/registry/:name/disable', guarded, async (request) => {
    const { name } = request.params
    const { message, ...who } = read(disableBody, request.body)
    await registry.switchRemote(name, message, by(name, who))
    return outcome(name)
  })

  app.post<Named>('/api/registry/:name/enable', guarded, async (request) => {
    const { name } = request.params
    await registry.switchRemote(name, null, by(name, read(plainBody, request.body ?? {})))
    return outcome(name)
  })

  app.get('/api/registry', async (request, reply) => {
    const document = registry.document()
    const state = {
      ...document,
      versions: await versions(),
      recent: await registry.changes(recentChanges),
      prerender: prerenderer.status(),
    }
    return conditional(request, reply, state)
  })

  app.get('/api/registry/page', async (request, reply) => {
    const page = await pageRegistry(registry.document(), mixFor(request, reply, parts), 'now', releases)
    if (!page) throw new AppError('UNAVAILABLE', { retryAfter: 10 })
    return conditional(request, reply, page)
  })

  /** Version and revision of everything live, for people. */
  async function versions() {
    const { shell, remotes } = registry.document()
    const builds = Object.entries(remotes).map(([name, { stable }]) => ({ name, build: stable }))
    if (shell.stable !== null) builds.unshift({ name: 'shell', build: shell.stable })
    const found = await Promise.all(builds.map(({ name, build }) => releases.find(name, build)))
    return Object.fromEntries(
      found.flatMap((release) =>
        release
          ? [
              [
                release.name,
                { version: release.version, revision: release.revision, platform: release.platform },
              ],
            ]
          : [],
      ),
    )
  }
}

function conditional(request: FastifyRequest, reply: FastifyReply, state: unknown) {
  const etag = `"${digest(state)}"`
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('etag', etag)
  return namesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(state)
}

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    code: issue.code ?? 'invalid',
    message: issue.message,
  }))
  throw new AppError('VALIDATION_FAILED', { errors })
}

/** The token tells the team; who of the team it was is what they say. */
function by(name: string, { who, why }: { who?: string | undefined; why?: string | undefined }): Reason {
  return { who: who === undefined ? name : `${who} (${name})`, why }
}
