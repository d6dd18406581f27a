import type { Release } from '@ag/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { acceptedEncodings } from '../cache/compression'
import { contentName } from './page-registry'
import type { ReleaseFiles } from './release-files'

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
}
const address = /^\/r\/([a-z0-9-]+)\/([a-f0-9]{12})\/([A-Za-z0-9._/-]{1,200})$/
/** A library, by its content: whichever release has it. */
const vendorAddress = /^\/r\/([a-z0-9-]+)\/vendor\/([\w-]{22})\/([\w.-]{1,100})$/

/** Pages may be from another origin than the files on them, and then must be let in by name. */
interface AssetParts {
  releases: ReleaseFiles
  /** Where the public finds the pages. */
  origin: string
  /** Where browsers get released files; empty where that is here. */
  filesOrigin: string
}

/** Serves the browsers' files of every release ever published. A file that is not listed is not there. */
export function assetRoutes(app: FastifyInstance, { releases, origin, filesOrigin }: AssetParts): void {
  const sharing =
    filesOrigin === '' ? {} : { 'access-control-allow-origin': origin, 'timing-allow-origin': origin }
  app.get('/r/*', async (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?')
    const found = (await releasedAt(path)) ?? (await libraryAt(path))
    if (!found) return plain(reply, 404, 'Não encontrado.')
    const { release, listed } = found
    try {
      const accepted = acceptedEncodings(request.headers['accept-encoding'])
      const { bytes, encoding } = await releases.serve(release, listed, accepted)
      if (encoding) reply.header('content-encoding', encoding)
      return (
        reply
          .headers(sharing)
          .header('vary', 'accept-encoding')
          .header('cache-control', 'public, max-age=31536000, immutable')
          // A picture is what other sites show of a shared page; programs and styles are for this one alone.
          .header('cross-origin-resource-policy', isPicture(listed) ? 'cross-origin' : 'same-origin')
          .type(types[listed.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
          .send(bytes)
      )
    } catch (error) {
      const { name, build } = release
      request.log.error({ err: error, name, build, listed }, 'released file cannot be served')
      return plain(reply, 500, 'O arquivo não pode ser entregue.')
    }
  })

  async function releasedAt(path: string): Promise<Found | undefined> {
    const [, name = '', build = '', file = ''] = address.exec(path) ?? []
    const release = name === '' ? undefined : await releases.find(name, build)
    const listed = `client/${file}`
    return release && Object.hasOwn(release.files, listed) ? { release, listed } : undefined
  }

  async function libraryAt(path: string): Promise<Found | undefined> {
    const [, name = '', content, file = ''] = vendorAddress.exec(path) ?? []
    const listed = `client/vendor/${file}`
    for (const build of name === '' ? [] : await releases.builds(name)) {
      const release = await releases.find(name, build)
      const known = release && Object.hasOwn(release.files, listed) ? release.files[listed] : undefined
      if (release && known && contentName(known.integrity) === content) return { release, listed }
    }
    return undefined
  }
}

interface Found {
  release: Release
  /** Path of the file in it. */
  listed: string
}

const isPicture = (file: string) => /\.(?:png|jpg|webp|avif)$/.test(file)

/** Never the HTML page: a script element would take it for a program. */
function plain(reply: FastifyReply, status: number, text: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`)
}
