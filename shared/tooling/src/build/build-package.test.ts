import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import vm from 'node:vm'
import { type Release, release as releaseSchema } from '@ag/contracts'
import { workspaceRoot } from './workspace'

// A tiny host and a tiny remote, really built: versions of webpack and federation that do not fit fail here.

const root = workspaceRoot(__dirname)
const place = join(root, '.variants', `tooling-test-${process.pid}`)
const patience = 180_000

const host = {
  'package.json': '{"name":"tiny-host","version":"1.0.0","type":"module"}',
  'webpack.config.ts': `
    import { defineHost } from '@ag/tooling'
    export default defineHost({
      name: 'tiny-host', entry: './index.ts', boot: './boot.ts', runtime: './runtime.ts', server: './server.ts',
    })`,
  'index.ts': `void import(/* webpackChunkName: "bootstrap" */ './bootstrap')`,
  'bootstrap.ts': `
    import './font.css'
    import { store } from '@ag/platform'
    import { Button } from '@ag/ui'
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    createRoot(document.body).render(createElement(Button, { name: String(store) }))`,
  'font.css': '@font-face { font-family: Tiny; src: local("Arial"); }',
  'boot.ts': `
    import font from './lasting.woff2'
    console.log('boot', font)`,
  'lasting.woff2': 'a lasting face',
  'runtime.ts': `Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: { words: 'the federation runtime' } })`,
  'server.ts': `export { renderToString } from 'react-dom/server'`,
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

const remote = {
  'package.json': '{"name":"mfe-tiny","version":"2.3.4","type":"module"}',
  'webpack.config.ts': `
    import { defineRemote } from '@ag/tooling'
    export default defineRemote({
      name: 'mfe-tiny',
      exposes: {
        './routes': { import: './routes.tsx', shape: 'routes' },
        './widget': { import: './widget.ts', shape: 'parcel' },
      },
      late: /^expose-widget$/,
      workers: { 'sum-worker': './sum-worker.ts' },
      files: async () => ({ 'share/picture.txt': new TextEncoder().encode('picture') }),
    })`,
  'sum-worker.ts': `
    import { sum } from './sum'
    onmessage = ({ data }: MessageEvent<number[]>) => postMessage(sum(data))`,
  'sum.ts': 'export const sum = (all: number[]): number => all.reduce((total, one) => total + one, 0)',
  'routes.tsx': `
    import { screen } from '@ag/platform'
    export const routes = [
      { path: 'hello', ...screen('hello', () => import(/* webpackChunkName: "hello" */ './hello').then((m) => m.Hello),
        { title: 'Olá', prerender: true }) },
    ]`,
  'hello.tsx': `
    import { formatBRL } from '@ag/core'
    import { Button } from '@ag/ui'
    import { useState } from 'react'
    import both from './both.module.css'
    import styles from './hello.module.css'
    export function Hello() {
      const [cents, setCents] = useState(7900)
      return <Button className={styles.price} id={both.frame} title={process.env.RELEASE_ADDRESS + 'picture.avif'} onClick={() => setCents(cents + 1)}>{formatBRL(cents)}</Button>
    }`,
  'hello.module.css':
    '@font-face { font-family: Tiny; src: url("./tiny.woff2"); } .price { color: green; font-family: Tiny; }',
  'widget.ts': `
    import both from './both.module.css'
    import styles from './widget.module.css'
    export const names = [both.frame, styles.handle]`,
  'widget.module.css': '.handle { color: blue; }',
  'both.module.css': '.frame { color: red; }',
  'tiny.woff2': 'a face',
  'hello.test.tsx': `throw new Error('no part of a build')`,
}

function writePackage(name: string, files: Record<string, string>): string {
  const folder = join(place, name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  symlinkSync(join(root, 'shell/node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Builds as a team does, by the command. */
async function build(folder: string, ...flags: string[]): Promise<string> {
  const command = join(root, 'shared/tooling/bin/federation-build.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...flags], { cwd: folder })
  return stdout.trim()
}

const releaseOf = (folder: string): Release =>
  releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')))
/** The class of the tiny remote that has a colour. */
const nameOf = (sheet: string, colour: string) =>
  new RegExp(`\\.(\\w+)\\{color:${colour}\\}`).exec(textOf(remoteFolder, `client/${sheet}`))?.[1]

const textOf = (folder: string, file: string) => readFileSync(join(folder, 'dist', file), 'utf8')
const hashOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
const builtFiles = (folder: string) =>
  readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'dist').length + 1))
    .sort()
const scriptsOf = (folder: string) =>
  builtFiles(folder).filter((file) => file.startsWith('client/') && file.endsWith('.js'))

let hostFolder: string
let remoteFolder: string
let said: string[]

beforeAll(async () => {
  hostFolder = writePackage('tiny-host', host)
  remoteFolder = writePackage('mfe-tiny', remote)
  said = await Promise.all([build(hostFolder), build(remoteFolder)])
}, patience)
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('a release', () => {
  it('says what it is and what is in it', () => {
    for (const folder of [hostFolder, remoteFolder]) {
      const { files } = releaseOf(folder)
      expect(Object.keys(files)).toEqual(builtFiles(folder).filter((file) => file !== 'release.json'))
      for (const [file, { integrity, bytes }] of Object.entries(files)) {
        const content = readFileSync(join(folder, 'dist', file))
        expect([file, integrity, bytes]).toEqual([file, hashOf(content), content.length])
      }
    }
    expect(said).toEqual([
      `tiny-host ${releaseOf(hostFolder).build} built`,
      `mfe-tiny ${releaseOf(remoteFolder).build} built`,
    ])
  })

  it('of a remote lists its routes with the files they need, and the platform it wants', () => {
    const { build: id, ...about } = releaseOf(remoteFolder)
    expect(about).toMatchObject({
      kind: 'remote',
      version: '2.3.4',
      platform: '^1.1.0',
      shared: { react: '^19.3.1', '@ag/platform': '^1.1.0' },
      global: `mfe_tiny_${id}`,
      entries: ['client/remoteEntry.js'],
      exposes: { './routes': { shape: 'routes', files: ['client/expose-routes.js'] } },
      style: 'client/style.css',
      server: 'server/index.cjs',
    })
    expect(about.paths).toEqual([
      { path: 'hello', prerender: true, index: true, files: expect.arrayContaining(['client/hello.js']) },
    ])
    for (const file of about.paths.flatMap(({ files }) => files))
      expect(Object.keys(about.files)).toContain(file)
  })

  it('of a host lists its scripts in order, and what they load at once', () => {
    const about = releaseOf(hostFolder)
    expect(about).toMatchObject({ kind: 'host', global: null, platform: '1.1.0', paths: [] })
    expect(about.shared).toMatchObject({ react: '19.3.1', '@ag/ui': '1.0.0' })
    expect(about.entries[0]).toBe('client/runtime.js')
    expect(about.start).toEqual(
      expect.arrayContaining(['client/vendor/react.js', 'client/platform.js', 'client/bootstrap.js']),
    )
    expect(Object.keys(about.files)).toEqual(
      expect.arrayContaining(['client/boot.js', 'server/index.cjs', ...about.entries, ...about.start]),
    )
  })

  it('names fonts by their full address, since its stylesheet is inlined into pages', () => {
    const [, address = ''] = /url\("?([^)"]+)"?\)/.exec(textOf(remoteFolder, 'client/style.css')) ?? []
    expect(address).toMatch(
      new RegExp(`^/r/mfe-tiny/${releaseOf(remoteFolder).build}/tiny\\.\\w{8}\\.woff2$`),
    )
    expect(textOf(remoteFolder, `client/${address.split('/').at(-1)}`)).toBe('a face')
  })

  it('of a host has the fonts in a file of their own, and not in its stylesheet', () => {
    expect(textOf(hostFolder, 'client/font.css')).toMatch(/^(?:@font-face\{[^}]*\}\n?)+$/)
    expect(textOf(hostFolder, 'client/style.css')).not.toContain('@font-face')
    expect(releaseOf(hostFolder).style).toBe('client/style.css')
  })

  it('of a host has a font that a script names where its libraries are, by its content', () => {
    const [, hash, file] =
      /"\/r\/tiny-host\/vendor\/([\w-]{22})\/(lasting\.woff2)"/.exec(textOf(hostFolder, 'client/boot.js')) ??
      []
    expect(textOf(hostFolder, `client/vendor/${file}`)).toBe(host['lasting.woff2'])
    expect(hash).toBe(createHash('sha256').update(host['lasting.woff2']).digest('base64url').slice(0, 22))
    expect(Object.keys(releaseOf(hostFolder).files)).toContain('client/vendor/lasting.woff2')
  })

  it('holds what lies in the public folder, as it is', () => {
    expect(textOf(hostFolder, 'client/favicon.svg')).toBe(host['public/favicon.svg'])
  })

  it('holds no copy of what the shell shares, nor of the federation runtime', () => {
    const shellFiles = scriptsOf(hostFolder).map((file) => textOf(hostFolder, file))
    const marks = [
      'react.transitional.element', // react
      'api/proxy?path=', // @ag/platform
      'the federation runtime',
    ]
    for (const mark of marks) {
      expect(shellFiles.filter((text) => text.includes(mark)).length).toBeGreaterThan(0)
      for (const file of scriptsOf(remoteFolder))
        expect([file, textOf(remoteFolder, file).includes(mark)]).toEqual([file, false])
    }
    const sizes = Object.entries(releaseOf(remoteFolder).files).map(([file, { brotli }]) => [
      file,
      brotli ?? 0,
    ])
    expect(Object.fromEntries(sizes)['client/remoteEntry.js']).toBeLessThan(6000)
  })

  it('holds the federation runtime once, in the file that runs before all others', () => {
    const holders = scriptsOf(hostFolder).filter((file) =>
      textOf(hostFolder, file).includes('the federation runtime'),
    )
    expect(holders).toEqual(['client/runtime.js'])
    // Nor has anybody the usual one, of 16 kB.
    for (const folder of [hostFolder, remoteFolder])
      for (const file of scriptsOf(folder)) expect(textOf(folder, file)).not.toContain('RUNTIME-0')
  })

  it('styles with names of its own, the same ones on the server', () => {
    const [, name = ''] = /^\.([a-zA-Z]{4}\w+)\{/.exec(textOf(remoteFolder, 'client/style.css')) ?? []
    expect(name).not.toBe('')
    expect(textOf(remoteFolder, 'client/hello.js')).toContain(name)
    expect(textOf(remoteFolder, 'server/index.cjs')).toContain(name)
  })

  it('knows where its files are, in browsers and on the server', () => {
    const address = `/r/mfe-tiny/${releaseOf(remoteFolder).build}/`
    for (const file of ['client/hello.js', 'server/index.cjs'])
      expect(textOf(remoteFolder, file)).toContain(address)
  })

  it('styles what only late chunks show in a file of its own', () => {
    const style = textOf(remoteFolder, 'client/style.css')
    expect(style).toMatch(/\.\w+\{[^}]*color:green/)
    expect(style).toMatch(/\.\w+\{color:red\}/)
    expect(style).not.toContain('color:#00f')
    expect(textOf(remoteFolder, 'client/late.css')).toMatch(/^\.\w+\{color:#00f\}$/)
    expect(builtFiles(remoteFolder).filter((file) => file.endsWith('.css'))).toHaveLength(2)
    expect(builtFiles(hostFolder).filter((file) => file.endsWith('.css'))).toEqual([
      'client/font.css',
      'client/style.css',
    ])
    for (const file of scriptsOf(hostFolder)) expect(textOf(hostFolder, file)).not.toContain('late.css')
  })

  it('makes a worker one file that needs neither page nor federation', () => {
    const answers: number[] = []
    const worker = vm.createContext({
      postMessage: (answer: number) => answers.push(answer),
      onmessage: null,
    })
    vm.runInContext(textOf(remoteFolder, 'client/sum-worker.js'), worker)
    worker.onmessage?.({ data: [1, 2, 3] })
    expect(answers).toEqual([6])
  })

  it('has the files that the package makes itself', () => {
    expect(textOf(remoteFolder, 'client/share/picture.txt')).toBe('picture')
    expect(releaseOf(remoteFolder).files['client/share/picture.txt']).toMatchObject({ bytes: 7 })
  })

  it('leaves tests out', () => {
    for (const file of builtFiles(remoteFolder))
      expect(textOf(remoteFolder, file)).not.toContain('no part of a build')
  })
})

interface Inserted {
  src?: string
  rel?: string
  href?: string
  integrity: string
  crossOrigin: string
  onload: (event: object) => void
  onerror: (event: object) => void
}

/** Runs an entry as a page would, the federation runtime replaced; what it inserts is only noted. */
function runEntry(text: string, folder = remoteFolder) {
  const { global, name, build } = releaseOf(folder)
  const base = `http://localhost/r/${name}/${build}/`
  let runtime: BuildRuntime | undefined
  const inserted: Inserted[] = []
  const removed: Inserted[] = []
  const timers: { run: () => void; wait: number }[] = []
  const page = vm.createContext({
    setTimeout: (run: () => void, wait: number) => timers.push({ run, wait }),
    clearTimeout: () => undefined,
    console,
    location: { origin: 'http://localhost' },
    _FEDERATION_BUNDLER_RUNTIME: runtimeStandIn((found) => {
      runtime = found
    }),
    document: {
      currentScript: { tagName: 'SCRIPT', src: `${base}entry.js` },
      getElementsByTagName: () => [],
      createElement: () => ({
        setAttribute: () => undefined,
        getAttribute: () => null,
        remove(this: Inserted) {
          removed.push(this)
        },
      }),
      head: {
        appendChild: (script: Inserted) => inserted.push(script),
        append: (link: Inserted) => inserted.push(link),
      },
    },
  })
  Object.assign(page, { window: page })
  vm.runInContext(text, page)
  const container = page[global ?? ''] as {
    get: (expose: string) => Promise<unknown>
    init: unknown
  }
  const run = (file: string) => vm.runInContext(textOf(remoteFolder, file), page)
  /** An element as the build's runtime makes it for one of its files. */
  const pinned = (file: string) => {
    const element: Partial<Inserted> = {}
    runtime?.pin(element, 'src', `${runtime.p}${file}`)
    return element
  }
  return { container, inserted, removed, timers, base, run, pinned }
}

/** What webpack puts into each build, as far as it is looked at here. */
interface BuildRuntime {
  p: string
  pin: (element: object, attribute: string, url: string) => void
}

/** A federation runtime in which every shared library is there already. */
const runtimeStandIn = (takes: (runtime: BuildRuntime) => void) => ({
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }: { webpackRequire: BuildRuntime }) => {
      takes(webpackRequire)
      return {}
    },
    initContainerEntry: () => ({}),
    consumes: () => undefined,
  },
})

describe('an entry', () => {
  it('sets the global of its build', () => {
    const { container } = runEntry(textOf(remoteFolder, 'client/remoteEntry.js'))
    expect(container).toEqual({ get: expect.any(Function), init: expect.any(Function) })
  })

  it('pins the hash of every chunk', () => {
    const entry = textOf(remoteFolder, 'client/remoteEntry.js')
    const chunks = scriptsOf(remoteFolder).filter((file) => !/remoteEntry|worker/.test(file))
    expect(chunks.length).toBeGreaterThan(1)
    const tableHash = (integrity = '') => integrity.replace(/^sha256-/, '')
    for (const file of chunks)
      expect(entry).toContain(tableHash(hashOf(readFileSync(join(remoteFolder, 'dist', file)))))
    expect(entry).not.toContain('INTEGRITY_OF_CHUNKS')
    const main = textOf(hostFolder, releaseOf(hostFolder).entries.at(-1) ?? '')
    expect(main).toContain(tableHash(releaseOf(hostFolder).files['client/bootstrap.js']?.integrity))
  })

  it('loads a chunk with its hash, and at another address when it tries again', async () => {
    const { container, inserted, base } = runEntry(textOf(remoteFolder, 'client/remoteEntry.js'))
    const first = container.get('./routes').catch((error: Error) => error.name)
    const { integrity } = releaseOf(remoteFolder).files['client/expose-routes.js'] ?? {}
    expect(inserted).toEqual([
      expect.objectContaining({ src: `${base}expose-routes.js`, integrity, crossOrigin: 'anonymous' }),
    ])
    inserted[0]?.onerror({ type: 'error' })
    expect(await first).toBe('ChunkLoadError')
    void container.get('./routes').catch(() => undefined)
    expect(inserted[1]).toMatchObject({ src: `${base}expose-routes.js?try=2`, integrity })
  })

  describe('of a package with late styles', () => {
    const start = () => {
      const page = runEntry(textOf(remoteFolder, 'client/remoteEntry.js'))
      page.run('client/expose-widget.js')
      const links = () => page.inserted.filter(({ rel }) => rel === 'stylesheet')
      return { ...page, links, widget: () => page.container.get('./widget') as Promise<() => object> }
    }

    it('gives out a late chunk when its style is there, once', async () => {
      const { widget, links, base, inserted } = start()
      let given = false
      const first = widget().finally(() => {
        given = true
      })
      const { integrity } = releaseOf(remoteFolder).files['client/late.css'] ?? {}
      expect(inserted).toEqual([
        expect.objectContaining({ href: `${base}late.css`, integrity, crossOrigin: 'anonymous' }),
      ])
      await new Promise((resolve) => setTimeout(resolve))
      expect(given).toBe(false)
      links()[0]?.onload({ type: 'load' })
      expect((await first)()).toMatchObject({
        names: [nameOf('style.css', 'red'), nameOf('late.css', '#00f')],
      })
      await widget()
      expect(links()).toHaveLength(1)
    })

    it('fails a late chunk with its style, and tries again at another address', async () => {
      const { widget, links, removed, timers, base } = start()
      const told = ({ name, message }: Error) => [name, message]
      const refused = widget().catch(told)
      links()[0]?.onerror({ type: 'error' })
      expect(await refused).toEqual(['ChunkLoadError', `no stylesheet: ${base}late.css`])

      const hanging = widget().catch(told)
      expect(timers[1]?.wait).toBe(5000)
      timers[1]?.run()
      expect(await hanging).toEqual(['ChunkLoadError', `no stylesheet: ${base}late.css?try=2`])
      expect(removed).toEqual(links())

      const healed = widget()
      expect(links()[2]).toMatchObject({ href: `${base}late.css?try=3`, integrity: links()[0]?.integrity })
      links()[2]?.onload({ type: 'load' })
      expect((await healed)()).toHaveProperty('names')
    })

    it('asks for no late style where nothing late is asked for', () => {
      const { container, links } = start()
      void container.get('./routes').catch(() => undefined)
      expect(links()).toEqual([])
    })
  })

  it('of a host asks for libraries at an address that names their content, and for its own in its folder', () => {
    const { pinned, base } = runEntry(
      textOf(hostFolder, releaseOf(hostFolder).entries.at(-1) ?? ''),
      hostFolder,
    )
    const integrityIn = (file: string) => releaseOf(hostFolder).files[`client/${file}`]?.integrity ?? ''
    const library = integrityIn('vendor/react.js')
    const content = Buffer.from(library.replace('sha256-', ''), 'base64').toString('base64url').slice(0, 22)
    const address = `http://localhost/r/tiny-host/vendor/${content}/react.js`
    expect(pinned('vendor/react.js')).toMatchObject({ src: address, integrity: library })
    expect(pinned('vendor/react.js').src).toBe(`${address}?try=2`)
    expect(pinned('platform.js')).toMatchObject({
      src: `${base}platform.js`,
      integrity: integrityIn('platform.js'),
    })
  })

  it('has no chance to run a chunk that it does not know', () => {
    const entry = textOf(remoteFolder, 'client/remoteEntry.js').replace('"expose-routes.js":', '"other.js":')
    const { container, inserted } = runEntry(entry)
    void container.get('./routes').catch(() => undefined)
    expect(inserted[0]?.integrity).toBe(`sha256-${'A'.repeat(43)}=`)
  })

  it('refuses a module that it does not expose', async () => {
    const { container } = runEntry(textOf(remoteFolder, 'client/remoteEntry.js'))
    await expect(container.get('./nothing').then((factory) => factory)).rejects.toThrow(
      'Module "./nothing" does not exist in container.',
    )
  })
})

describe('a second build', () => {
  const bytes = () => {
    const files = builtFiles(remoteFolder).filter((file) => file !== 'release.json')
    return [releaseOf(remoteFolder).files, files.map((file) => [file, textOf(remoteFolder, file)])]
  }
  const react = () => releaseOf(hostFolder).files['client/vendor/react.js']
  const state = () => ({
    remote: { build: releaseOf(remoteFolder).build, bytes: bytes() },
    host: { build: releaseOf(hostFolder).build, react: react() },
  })
  let before: ReturnType<typeof state>
  let unchanged: string
  let forced: string

  beforeAll(async () => {
    before = state()
    writeFileSync(join(hostFolder, 'bootstrap.ts'), `${host['bootstrap.ts']}\nconsole.log('another shell')`)
    const rebuildRemote = async () => {
      unchanged = await build(remoteFolder)
      forced = await build(remoteFolder, '--force')
    }
    await Promise.all([rebuildRemote(), build(hostFolder)])
  }, patience)

  it('builds the same bytes again, and nothing when nothing changed', () => {
    const { build: id } = before.remote
    expect([unchanged, forced]).toEqual([`mfe-tiny ${id} unchanged`, `mfe-tiny ${id} built`])
    expect(bytes()).toEqual(before.remote.bytes)
  })

  it('has the same libraries, byte by byte, when only code of its own has changed', () => {
    expect(releaseOf(hostFolder).build).not.toBe(before.host.build)
    expect(textOf(hostFolder, 'client/bootstrap.js')).toContain('another shell')
    expect(before.host.react?.brotli).toBeGreaterThan(40_000)
    expect(react()).toEqual(before.host.react)
  })
})
