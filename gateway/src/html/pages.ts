import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Area, PageRegistry, Release } from '@ag/contracts'
import { ByteCache } from '../cache/byte-cache'
import { compress, compressQuickly, type Encoding } from '../cache/compression'
import { iconLinks } from '../icons/icon-routes'
import type { PageStore, RenderedPage } from '../prerender/page-store'
import { hostName } from '../registry/areas'
import { isOfNeeded } from '../registry/document'
import { addressOf, integrityIn, pageRegistry, withFilesAt } from '../registry/page-registry'
import type { Registry } from '../registry/registry'
import type { ReleaseFiles } from '../registry/release-files'
import { liveMixes, type Mix } from '../registry/selection'
import { pagePolicy } from '../security/content-policy'
import { type DocumentParts, type PageDocument, type PageFile, pageDocument, title } from './document'
import { areaOf, fullPath, isVariable, matchPath, type PagePath, pathInArea } from './match-path'
import { readStyle, type Stylesheet } from './read-style'

const memory = 48_000_000
/** A stylesheet that was read takes about thirty times its text. */
const memoryOfStyles = 16_000_000
const readFactor = 30

/** A page as it leaves the gateway. */
export interface Page {
  status: number
  /** May search engines keep it? */
  index: boolean
  policy: string
  etag: string
  /** The page in the best encoding that is ready. Whoever asks first has it packed better for the next, in the background. */
  content(accepted: Encoding[]): { bytes: Buffer; encoding: Encoding | undefined }
  /** Resolves when every encoding is ready. */
  packed: Promise<void>
}

export interface Pages {
  /** The page at a path for one mix; nothing while there is no host. */
  at(path: string, mix: Mix): Promise<Page | undefined>
  /** Makes the pages of the live mixes, packed, before somebody asks, and forgets pages and styles that are over. */
  warm(): Promise<void>
}

interface StyleFile {
  of: Release
  path: string
}

export interface PagesParts {
  registry: Registry
  releases: ReleaseFiles
  rendered: PageStore
  /** Where browsers get released files; empty where that is here. */
  filesOrigin: string
}

/** Builds every page once and keeps it, because a page depends on path, mix and catalogue only. */
export function createPages({ registry, releases, rendered, filesOrigin }: PagesParts): Pages {
  const cache = new ByteCache<Page>(memory)
  const stylesheets = new ByteCache<Stylesheet>(memoryOfStyles)
  const fromHere =
    filesOrigin === ''
      ? undefined
      : readFileSync(new URL('./files-from-here.js', import.meta.url), 'utf8').replace(
          'FILES_ORIGIN',
          filesOrigin,
        )

  const pages: Pages = {
    async at(path, mix) {
      const area = areaOf(registry.document().areas, path)
      if (!area) return undefined
      const remote = mix.remotes[area.remote]
      const release = remote && (await releases.find(area.remote, remote.current))
      const known = release && knownPath(release, area, mix, path)
      const off = release === undefined || remote?.disabled !== null
      const ready = known?.prerender && !off ? rendered.find(mix, path) : undefined
      const key = [mix.set, area.id, off ? '(off)' : (known?.path ?? '(unknown)'), ready?.id].join('\n')
      const cached = cache.get(key)
      if (cached) return cached

      const status = off ? 503 : known ? (ready?.status ?? 200) : 404
      const page =
        ready !== undefined
          ? await prerenderedPage(area, ready)
          : await emptyPage(area, mix, known, off ? undefined : release)
      if (!page) return undefined
      const built = packedPage(
        page,
        filesOrigin,
        status,
        area.index && status === 200 && known?.index === true,
      )
      cache.set(key, built, page.html.length * 2)
      return built
    },

    async warm() {
      const document = registry.document()
      const mixes = liveMixes(document)
      const sets = new Set(mixes.map(({ set }) => set))
      cache.keepOnly((key) => sets.has(key.slice(0, key.indexOf('\n'))))
      stylesheets.keepOnly(isOfNeeded(document))
      for (const mix of mixes) {
        const paths = await Promise.all(document.areas.map((area) => pathsOf(area, mix)))
        await Promise.all(paths.flat().map(async (path) => (await pages.at(path, mix))?.packed))
      }
    },
  }

  /** What a release has at an address; nothing where that would be the page of a product that is not sold. */
  function knownPath(release: Release, area: Area, mix: Mix, path: string): PagePath | undefined {
    const known = matchPath(release.paths, pathInArea(area, path))
    const isSold = rendered.addresses(mix)?.includes(path) ?? true
    return known?.prerender && isVariable(known.path) && !isSold ? undefined : known
  }

  /** One address for each path that an area answers in a mix, and every one that was rendered ahead. */
  async function pathsOf(area: Area, mix: Mix): Promise<string[]> {
    const build = mix.remotes[area.remote]?.current
    const release = build === undefined ? undefined : await releases.find(area.remote, build)
    const ahead = (rendered.addresses(mix) ?? []).filter((path) => areaOf([area], path))
    const each = (release?.paths ?? []).map(({ path }) => fullPath(area, path.replace(/:[^/]+|\*/g, 'x')))
    return [...new Set([...each, ...ahead])]
  }

  return pages

  /** A rendered page keeps the builds it was rendered with, so that what starts on it is what made it. */
  async function prerenderedPage(area: Area, page: RenderedPage): Promise<PageDocument | undefined> {
    const shell = await releases.find(hostName, page.registry.shell.build)
    const build = page.registry.remotes[area.remote]?.current.build
    const release = build === undefined ? undefined : await releases.find(area.remote, build)
    const known = release && matchPath(release.paths, pathInArea(area, page.path))
    return shell && (await documentOf(page.registry, shell, release, known, { ...page, rendered: true }))
  }

  /** A page that the browser fills: a path nobody renders in advance, an unknown one, or an area without its remote. */
  async function emptyPage(area: Area, mix: Mix, known: PagePath | undefined, release: Release | undefined) {
    const page = await pageRegistry(registry.document(), mix, area.start, releases)
    const shell = mix.shell === null ? undefined : await releases.find(hostName, mix.shell)
    if (!page || !shell) return undefined
    const skeleton = (await textIfThere(shell, skeletonFile)) ?? ''
    const head = title(release && !known ? 'Página não encontrada' : area.title)
    return documentOf({ ...page, start: 'now' }, shell, release, known, {
      head,
      body: skeleton,
      state: '{}',
      rendered: false,
      preview: mix.preview,
    })
  }

  async function documentOf(
    page: PageRegistry,
    shell: Release,
    release: Release | undefined,
    known: PagePath | undefined,
    content: Pick<DocumentParts, 'head' | 'body' | 'state' | 'rendered' | 'preview'>,
  ): Promise<PageDocument> {
    const styled = [shell, release].flatMap((of) => (of?.style ? [{ of, path: of.style }] : []))
    return pageDocument({
      ...content,
      registry: withFilesAt(filesOrigin, page),
      theme: await textIfThere(shell, themeFile),
      fromHere,
      boot: await text(shell, 'client/boot.js'),
      choice: (await textIfThere(shell, choiceFile)) ?? '',
      font: await textIfThere(shell, fontFile),
      styles: await Promise.all(styled.map(stylesheetOf)),
      styleFiles: styled.map(({ of, path }) => fileAt(of, path)).map(fromOrigin),
      files: [
        ...scripts(shell, [...shell.entries, ...shell.start]),
        ...(release ? scriptsOf(release, known) : []),
      ].map(fromOrigin),
      icons: iconLinks(shell),
    })
  }

  /** The stylesheet of a build, read once for all pages that have it. */
  async function stylesheetOf({ of, path }: StyleFile): Promise<Stylesheet> {
    const css = await text(of, path)
    // Asked after the wait: of many pages that are made at once, the first one reads.
    const key = `${of.name}/${of.build}`
    const known = stylesheets.get(key)
    if (known) return known
    const read = readStyle(css)
    stylesheets.set(key, read, read.text.length * readFactor)
    return read
  }

  function fromOrigin({ href, integrity }: PageFile): PageFile {
    return { href: filesOrigin + href, integrity }
  }

  async function textIfThere(release: Release, path: string): Promise<string | undefined> {
    return Object.hasOwn(release.files, path) ? text(release, path) : undefined
  }

  async function text(release: Release, path: string): Promise<string> {
    return (await releases.read(release, path)).toString('utf8')
  }
}

const fontFile = 'client/font.css'
const themeFile = 'client/theme.js'
const choiceFile = 'client/choice.html'
const skeletonFile = 'client/skeleton.html'

function scriptsOf(release: Release, known: PagePath | undefined): PageFile[] {
  return scripts(release, [
    ...new Set([...release.entries, ...(release.exposes['./routes']?.files ?? []), ...(known?.files ?? [])]),
  ])
}

function scripts(release: Release, paths: string[]): PageFile[] {
  return paths.filter((path) => path.endsWith('.js')).map((path) => fileAt(release, path))
}

const fileAt = (release: Release, path: string): PageFile => ({
  href: addressOf(release, path),
  integrity: integrityIn(release, path),
})

/**
 * Gives a document its headers, and packs it in the background: quickly, because a release has dozens of pages and waits for all of
 * them. As small as it goes takes a hundred times as long, and is for pages that are asked for.
 */
function packedPage(document: PageDocument, filesOrigin: string, status: number, index: boolean): Page {
  const plain = Buffer.from(document.html)
  const ready: Partial<Record<Encoding, Buffer>> = {}
  const asked = new Set<Encoding>()
  const pack = async (encoding: Encoding, by: typeof compress) => {
    ready[encoding] = await by(plain, encoding)
  }
  const packBetter = (encoding: Encoding) => {
    if (asked.has(encoding)) return
    asked.add(encoding)
    // What is there already stays good.
    pack(encoding, compress).catch(() => undefined)
  }
  return {
    status,
    index,
    policy: pagePolicy(document, filesOrigin),
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    content(accepted) {
      for (const encoding of accepted) {
        const bytes = ready[encoding]
        if (!bytes) continue
        packBetter(encoding)
        return { bytes, encoding }
      }
      return { bytes: plain, encoding: undefined }
    },
    packed: Promise.all([pack('br', compressQuickly), pack('gzip', compressQuickly)]).then(
      () => undefined,
      () => undefined,
    ),
  }
}
