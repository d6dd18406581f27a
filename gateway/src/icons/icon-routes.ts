import { getSettings, type Release, settings } from '@ag/contracts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Upstream } from '../proxy/upstream'
import { hostName } from '../registry/areas'
import type { Registry } from '../registry/registry'
import type { ReleaseFiles } from '../registry/release-files'

/** What the manifest needs of the settings. */
const named = z.pick(settings, { product_name: true })

/** What browsers and devices ask for at addresses of its own, from the shell's release. */
const icons: Record<string, string> = {
  'favicon.svg': 'image/svg+xml; charset=utf-8',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
}
const manifestFile = 'manifest.webmanifest'
const hour = 'public, max-age=3600'
const fewMinutes = 'public, max-age=300'
/** Of the product, while the backend does not say. */
const neutralName = 'Agentes'

interface IconParts {
  registry: Registry
  releases: ReleaseFiles
  upstream: Upstream
}

/** Serves the product's signs, and the web manifest with the product's name in it. */
export function iconRoutes(app: FastifyInstance, { registry, releases, upstream }: IconParts): void {
  for (const [name, type] of Object.entries(icons)) {
    app.get(`/${name}`, async (_request, reply) => {
      const icon = await fileOfShell(name)
      if (!icon) return reply.code(204).send()
      return reply.type(type).header('cache-control', hour).send(icon)
    })
  }

  app.get(`/${manifestFile}`, async (request, reply) => {
    const manifest = await fileOfShell(manifestFile)
    if (!manifest) return reply.code(204).send()
    const name = await productName(request.id)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', name === undefined ? 'no-store' : fewMinutes)
      .send({
        ...JSON.parse(manifest.toString('utf8')),
        name: name ?? neutralName,
        short_name: name ?? neutralName,
      })
  })

  async function fileOfShell(name: string): Promise<Buffer | undefined> {
    const build = registry.document().shell.stable
    const shell = build === null ? undefined : await releases.find(hostName, build)
    const file = `client/${name}`
    return shell && Object.hasOwn(shell.files, file) ? releases.read(shell, file) : undefined
  }

  async function productName(requestId: string): Promise<string | undefined> {
    try {
      const { status, body } = await upstream.send({
        method: 'GET',
        path: getSettings.path,
        headers: { accept: 'application/json', 'x-request-id': requestId },
        body: undefined,
        gone: new AbortController().signal,
      })
      return status === 200 ? named.parse(JSON.parse(body.toString('utf8'))).product_name : undefined
    } catch {
      return undefined
    }
  }
}

/** The elements that name them, as far as a shell has them. */
export function iconLinks({ files }: Release): string {
  return [
    ['favicon.ico', '<link rel="icon" href="/favicon.ico" sizes="32x32">'],
    ['favicon.svg', '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'],
    ['apple-touch-icon.png', '<link rel="apple-touch-icon" href="/apple-touch-icon.png">'],
    [manifestFile, `<link rel="manifest" href="/${manifestFile}">`],
  ]
    .map(([name, link]) => (Object.hasOwn(files, `client/${name}`) ? link : ''))
    .join('')
}
