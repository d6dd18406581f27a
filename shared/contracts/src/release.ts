import * as z from 'zod/mini'

/** Names that a release or a remote may carry: they become folders and addresses. */
export const releaseName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/))
export const buildId = z.string().check(z.regex(/^[a-f0-9]{12}$/))
/** A file inside a release, e.g. `client/remoteEntry.js`: no dots at the start of a segment, no climbing. */
export const releasePath = z
  .string()
  .check(
    z.regex(/^(client|server)\/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/),
    z.maxLength(200),
  )
/** Made as sha256, whose hashes are a third shorter on every page; releases made before it hold sha384. */
const integrity = z.string().check(z.regex(/^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/))

/** What an expose must look like once loaded; the shell checks it after every load. */
export const exposeShape = z.enum(['routes', 'gate', 'parcel'])
export type ExposeShape = z.infer<typeof exposeShape>

/** `release.json`: everything the platform knows about one build of the shell or of a remote. */
export const release = z.object({
  schema: z.literal(1),
  name: releaseName,
  kind: z.enum(['host', 'remote']),
  build: buildId,
  version: z.string(),
  /** Git revision it was built from, for people; null outside a repository. */
  revision: z.nullable(z.string()),
  /** A host provides this exact version of the platform; a remote needs this range of it. */
  platform: z.string(),
  /** Shared libraries: the versions that a host provides, or the ranges that a remote needs. */
  shared: z._default(z.record(z.string(), z.string()), {}),
  /** Global variable that the entry of a remote sets; null for a host. */
  global: z.nullable(z.string()),
  /** Scripts to run first, in order, below the release's folder: a remote has exactly one. */
  entries: z.array(releasePath),
  /** Chunks that a host's entries load at once, whatever the page: worth fetching with them. */
  start: z._default(z.array(releasePath), []),
  exposes: z.record(z.string(), z.object({ shape: exposeShape, files: z.array(releasePath) })),
  /** Every route the remote answers, relative to its area (`''` is the area itself), with the chunks it needs. */
  paths: z.array(
    z.object({ path: z.string(), prerender: z.boolean(), index: z.boolean(), files: z.array(releasePath) }),
  ),
  style: z.nullable(releasePath),
  /** The same routes (or, of a host, the renderer) as one CommonJS file. */
  server: z.nullable(releasePath),
  files: z.record(releasePath, z.object({ integrity, bytes: z.number(), brotli: z.nullable(z.number()) })),
})
export type Release = z.infer<typeof release>

/** Which remote answers which part of the address space; owned by the shell's team. */
export const area = z.object({
  id: z.string(),
  /** Prefix, `/` for the public area; the longest match wins. */
  path: z.string().check(z.regex(/^\/(?:[a-z-]+)?$/)),
  remote: releaseName,
  guard: z.enum(['none', 'session']),
  /** When scripts start: at once, or when the page is idle or touched. */
  start: z.enum(['now', 'idle']),
  title: z.string(),
  /** May search engines keep these pages? */
  index: z.boolean(),
})
export type Area = z.infer<typeof area>

const pageStyle = z.nullable(z.object({ href: z.string(), integrity }))

/** One build as the browser needs it. */
export const pageBuild = z.object({
  build: buildId,
  /** `/r/<remote>/<build>/`, with an origin before it where files come from another; so do all addresses here. */
  base: z.string(),
  entry: z.string(),
  integrity,
  global: z.string(),
  platform: z.string(),
  exposes: z.record(z.string(), exposeShape),
  style: pageStyle,
})
export type PageBuild = z.infer<typeof pageBuild>

/** What the gateway inlines into every page (element `#registry`): the builds this visitor gets. */
export const pageRegistry = z.object({
  /** Identity of the mix: shell build plus one build of each remote. */
  set: z.string(),
  shell: z.object({
    build: buildId,
    base: z.string(),
    /** The scripts to insert, in order. */
    scripts: z.array(z.object({ src: z.string(), integrity })),
    style: pageStyle,
  }),
  areas: z.array(area),
  remotes: z.record(
    releaseName,
    z.object({
      current: pageBuild,
      /** The last good build before this one; taken when the current one cannot be loaded. */
      previous: z.nullable(pageBuild),
      /** Set when the remote is switched off: the words to show. */
      disabled: z.nullable(z.string()),
    }),
  ),
  /** When scripts start on this page. */
  start: z.enum(['now', 'idle']),
})
export type PageRegistry = z.infer<typeof pageRegistry>
