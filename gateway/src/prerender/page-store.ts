import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageRegistry } from '@ag/contracts'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { digest } from '../registry/document'
import { removeLeftovers } from '../registry/durable-file'
import type { Mix } from '../registry/selection'

const renderedPage = z.object({
  path: z.string(),
  status: z.number(),
  head: z.string(),
  body: z.string(),
  /** JSON text of the queries behind the body. */
  state: z.string(),
  /** When what it shows was changed last; null where only the releases know. */
  modified: z._default(z.nullable(z.string()), null),
  /** The builds it was rendered with; it starts with the same. */
  registry: pageRegistry,
})
const rendering = z.object({
  set: z.string(),
  /** Version of the catalogue it shows; null when it was rendered without. */
  catalogue: z.nullable(z.string()),
  /** Where its pages say that the site is. */
  origin: z._default(z.string(), ''),
  renderedAt: z.string(),
  /** False when some page failed; it will be rendered again. */
  complete: z.boolean(),
  /** Has it a build that only a part of the visitors gets? */
  canary: z._default(z.boolean(), false),
  pages: z.array(z.string()),
  /** Every address that was to be rendered; null where it was not known which there are. */
  addresses: z._default(z.nullable(z.array(z.string())), null),
})

/** A prerendered page. */
export type RenderedPage = z.infer<typeof renderedPage> & { id: string }

/** All pages of one mix. */
interface Rendering {
  set: string
  catalogue: string | null
  origin: string
  renderedAt: string
  complete: boolean
  canary: boolean
  addresses: string[] | null
  pages: Map<string, RenderedPage>
}

/** The prerendered pages, in memory and as plain files. */
export interface PageStore {
  /**
   * The page of a mix, else the latest good page of that path. Whoever tries a canary gets none but the pages of its mix,
   * and nobody else gets those.
   */
  find(mix: Pick<Mix, 'set' | 'canary'>, path: string): RenderedPage | undefined
  /** Every address that the mix, else the latest rendering, was to have a page for; undefined while nobody knows. */
  addresses(mix: Pick<Mix, 'set' | 'canary'>): string[] | undefined
  rendering(set: string): Rendering | undefined
  /** Tells which rendering everybody sees now: it stands in for those to come, and stays longer than those that are not seen. */
  showToAll(set: string): Promise<void>
  add(rendering: Omit<Rendering, 'pages'>, pages: z.infer<typeof renderedPage>[]): Promise<void>
}

/** Renderings that stay on disk; older ones are removed. */
const mostRenderings = 8

/** Opens the folder of pages and reads what an earlier run left there. */
export async function openPageStore(root: string, log: FastifyBaseLogger): Promise<PageStore> {
  await mkdir(root, { recursive: true })
  await removeLeftovers(root)
  const folderOf = ({ set, catalogue }: Pick<Rendering, 'set' | 'catalogue'>) =>
    join(root, `${set}-${catalogue ?? 'none'}`)
  const bySet = new Map<string, Rendering>()
  let latest: Rendering | undefined
  const remember = (added: Rendering) => {
    bySet.delete(added.set)
    bySet.set(added.set, added)
    for (const set of bySet.keys()) if (bySet.size > mostRenderings) bySet.delete(set)
    if (!added.canary) latest = added
  }
  for (const folder of await foldersByAge(root)) {
    try {
      remember(await readRendering(join(root, folder)))
    } catch (error) {
      log.warn({ err: error, folder }, 'prerendered pages cannot be read and are left out')
    }
  }

  return {
    find: ({ set, canary }, path) =>
      bySet.get(set)?.pages.get(path) ?? (canary ? undefined : latest?.pages.get(path)),
    addresses: ({ set, canary }) => (bySet.get(set) ?? (canary ? undefined : latest))?.addresses ?? undefined,
    rendering: (set) => bySet.get(set),
    async showToAll(set) {
      const shown = bySet.get(set)
      if (!shown) return
      bySet.delete(set)
      bySet.set(set, shown)
      latest = shown
      const now = new Date()
      await utimes(folderOf(shown), now, now).catch((error: unknown) =>
        log.warn({ err: error, set }, 'prerendered pages cannot be kept longer'),
      )
    },

    async add(about, pages) {
      const folder = folderOf(about)
      const temporary = join(root, `.${randomUUID()}`)
      try {
        for (const page of pages) {
          const file = join(temporary, fileOf(page.path))
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, JSON.stringify(page))
        }
        await mkdir(temporary, { recursive: true })
        const index: z.infer<typeof rendering> = { ...about, pages: pages.map((page) => page.path) }
        await writeFile(join(temporary, 'rendering.json'), JSON.stringify(index, null, 2))
        await rm(folder, { recursive: true, force: true })
        await rename(temporary, folder)
      } finally {
        await rm(temporary, { recursive: true, force: true })
      }
      remember({ ...about, pages: byPath(pages) })
      const folders = await foldersByAge(root)
      for (const old of folders.slice(0, -mostRenderings)) {
        await rm(join(root, old), { recursive: true, force: true })
      }
    },
  }
}

async function readRendering(folder: string): Promise<Rendering> {
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, file), 'utf8'))
  const about = rendering.parse(await readJson('rendering.json'))
  const pages = await Promise.all(
    about.pages.map(async (path) => renderedPage.parse(await readJson(fileOf(path)))),
  )
  return { ...about, pages: byPath(pages) }
}

function byPath(pages: z.infer<typeof renderedPage>[]): Map<string, RenderedPage> {
  return new Map(pages.map((page) => [page.path, { ...page, id: digest(page) }]))
}

/** `/` is `pages/index.json`, `/auth/login` is `pages/auth/login.json`. */
function fileOf(path: string): string {
  return join('pages', path === '/' ? 'index.json' : `${path.slice(1)}.json`)
}

async function foldersByAge(root: string): Promise<string[]> {
  const names = (await readdir(root)).filter((name) => /^[a-f0-9]{12}-(?:[a-f0-9]{12}|none)$/.test(name))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(root, name))).mtimeMs })),
  )
  return dated.sort((a, b) => a.at - b.at).map(({ name }) => name)
}
