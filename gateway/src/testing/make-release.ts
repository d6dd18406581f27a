import { createHash } from 'node:crypto'
import type { Release } from '@ag/contracts'
import { integrityOf } from '../registry/integrity'

/** A whole release in memory, as a team would send it. */
export interface MadeRelease {
  release: Release
  files: Record<string, string>
}

type Overrides = Partial<Release> & { content?: Record<string, string> }

const longScript = `console.log(${JSON.stringify('x'.repeat(600))})`

/** The shell, with a renderer that shows path and agents in plain text. */
export function makeShell({ content, ...overrides }: Overrides = {}): MadeRelease {
  const files = {
    'client/runtime.js': longScript,
    'client/shell.js': 'window.shell = true',
    'client/boot.js': 'const boot = 1',
    'client/style.css': 'body{color:black}',
    'client/skeleton.html': '<p>Carregando</p>',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'server/index.cjs': renderer,
    ...content,
  }
  return made(files, {
    name: 'shell',
    kind: 'host',
    platform: '1.2.0',
    entries: ['client/runtime.js', 'client/shell.js'],
    exposes: {},
    paths: [],
    ...overrides,
  })
}

/** A remote of an area, with the paths it answers. */
export function makeRemote(name: string, { content, ...overrides }: Overrides = {}): MadeRelease {
  const files = {
    'client/remoteEntry.js': `window.entry = ${JSON.stringify(name)}; ${longScript}`,
    'client/home.1234.js': 'window.home = true',
    'client/style.css': `.${name}{color:red}`,
    'server/index.cjs': `const { word } = require('react'); module.exports = { routes: [word, '${name}'] }`,
    ...content,
  }
  return made(files, {
    name,
    kind: 'remote',
    platform: '^1.0.0',
    entries: ['client/remoteEntry.js'],
    exposes: { './routes': { shape: 'routes', files: ['client/remoteEntry.js'] } },
    paths: [
      { path: '', prerender: true, index: true, files: ['client/home.1234.js'] },
      { path: 'agents/:slug', prerender: false, index: true, files: [] },
    ],
    ...overrides,
  })
}

/** The assistant: no area, no paths. */
export function makeAssistant({ content, ...overrides }: Overrides = {}): MadeRelease {
  const files = { 'client/remoteEntry.js': 'window.assistant = true', ...content }
  return made(files, {
    name: 'mfe-assistant',
    kind: 'remote',
    platform: '^1.0.0',
    entries: ['client/remoteEntry.js'],
    exposes: { './gate': { shape: 'gate', files: [] }, './widget': { shape: 'parcel', files: [] } },
    paths: [],
    ...overrides,
  })
}

/** The body of a publication. */
export function uploadOf({ release, files }: MadeRelease, about: { who?: string; why?: string } = {}) {
  const encoded = Object.entries(files).map(([path, text]) => [path, Buffer.from(text).toString('base64')])
  return { release, files: Object.fromEntries(encoded) as Record<string, string>, ...about }
}

type About = Pick<Release, 'name' | 'kind' | 'platform' | 'entries' | 'exposes' | 'paths'>

function made(files: Record<string, string>, about: About & Partial<Release>): MadeRelease {
  const build = createHash('sha256')
    .update(JSON.stringify([files, about]))
    .digest('hex')
    .slice(0, 12)
  const listed = Object.entries(files).map(([path, text]) => {
    const bytes = Buffer.from(text)
    return [path, { integrity: integrityOf(bytes), bytes: bytes.length, brotli: null }]
  })
  const release: Release = {
    schema: 1,
    build,
    global: about.kind === 'host' ? null : `${about.name.replaceAll('-', '_')}_${about.build ?? build}`,
    version: '1.0.0',
    revision: null,
    start: [],
    shared: {},
    style: 'client/style.css' in files ? 'client/style.css' : null,
    server: 'server/index.cjs' in files ? 'server/index.cjs' : null,
    files: Object.fromEntries(listed),
    ...about,
  }
  return { release, files }
}

const renderer = `
const { createHash } = require('node:crypto')
exports.shared = { react: { word: 'shared' } }
exports.render = async ({ registry, path, remotes, apiUrl, origin }) => {
  const prices = await fetch(apiUrl + '/api/v1/pricing/public').then((r) => r.json(), () => ({ products: [] }))
  const names = prices.products.map((product) => product.name).join(' ')
  const remote = Object.values(registry.areas).find((area) => area.path === path)?.remote ?? 'mfe-public'
  return {
    status: 200,
    head: '<title>Página ' + path + '</title><link rel="canonical" href="' + origin + path + '">',
    body: '<h1>' + path + '</h1><p>' + remotes[remote].routes.join(' ') + '</p><p>' + (names || 'sem preços') + '</p>' +
      '<p>' + Object.keys(process.env).filter((name) => name !== 'NODE_CHANNEL_FD').sort().join(' ') + '</p>',
    modified: '2026-11-20T10:00:00.000Z',
    state: JSON.stringify({ mark: '</script>', hash: createHash('sha256').update(path).digest('hex') }),
  }
}
`

/** A build of the public area that no other has the files of, and that needs nothing of a server. */
export const makeBuild = (mark: string): MadeRelease =>
  makeRemote('mfe-public', { paths: [], server: null, content: { 'client/home.1234.js': `${mark}()` } })
