import type { PageBuild } from '@ag/contracts'
import { makePageBuild, makePageRegistry } from '@ag/testing'
import { trustOnlyReleases } from './trusted-scripts'

type Rules = Record<'createScriptURL' | 'createHTML' | 'createScript', (input: string) => string>

const registry = makePageRegistry({
  remotes: {
    'mfe-auth': {
      current: makePageBuild('mfe-auth', 'b'),
      previous: makePageBuild('mfe-auth', 'a'),
      disabled: null,
    },
    'mfe-public': { current: makePageBuild('mfe-public', 'c'), previous: null, disabled: null },
  },
})

/** The rules that the page makes, in a browser that asks for them. */
function rules(known = registry): Rules {
  const policies = new Map<string, Rules>()
  Object.assign(globalThis, {
    trustedTypes: { createPolicy: (name: string, made: Rules) => policies.set(name, made) },
  })
  trustOnlyReleases(known)
  expect([...policies.keys()]).toEqual(['default'])
  return policies.get('default') as Rules
}

afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'))

it.each([
  '/r/shell/000000000000/client/main.js',
  '/r/shell/vendor/0123456789abcdefghij-_/react.js',
  '/r/mfe-auth/bbbbbbbbbbbb/client/remoteEntry.js?try=2',
  '/r/mfe-auth/aaaaaaaaaaaa/client/login.js',
  'http://localhost/r/mfe-public/cccccccccccc/client/expose-routes.js',
])('lets %s through', (address) => {
  expect(rules().createScriptURL(address)).toBe(address)
})

it.each([
  ['another build', '/r/mfe-auth/dddddddddddd/client/remoteEntry.js'],
  ['another remote', '/r/mfe-admin/aaaaaaaaaaaa/client/remoteEntry.js'],
  ['a build whose name begins alike', '/r/mfe-auth/bbbbbbbbbbbbb/client/remoteEntry.js'],
  ['a library of a remote', '/r/mfe-auth/vendor/0123456789abcdefghij-_/react.js'],
  ['another folder', '/api/proxy?path=/r/shell/000000000000/'],
  ['a way out of the folder', '/r/shell/000000000000/../../../dev/mail'],
  ['a hidden way out of the folder', '/r/shell/000000000000/%2e%2e/%2E%2E/x.js'],
  ['another site', 'https://mal.example/r/shell/000000000000/client/main.js'],
  ['another site without a scheme', '//mal.example/r/shell/000000000000/client/main.js'],
  ['another site with back-slashes', '\\\\mal.example\\r\\shell\\000000000000\\main.js'],
  ['another port', 'http://localhost:4000/r/shell/000000000000/client/main.js'],
  ['data', 'data:text/javascript,alert(1)'],
  ['a blob', 'blob:http://localhost/r/shell/000000000000/'],
  ['script as an address', 'javascript:alert(1)'],
  ['nothing', ''],
])('refuses %s', (_, address) => {
  const { createScriptURL } = rules()
  expect(() => createScriptURL(address)).toThrow(TypeError)
})

it('lets files through from where the shell is from, and a worker from here', () => {
  const elsewhere = 'https://files.example'
  const { createScriptURL } = rules({
    ...registry,
    shell: { ...registry.shell, base: elsewhere + registry.shell.base },
  })
  for (const origin of [elsewhere, 'http://localhost']) {
    const address = `${origin}/r/shell/000000000000/client/main.js`
    expect(createScriptURL(address)).toBe(address)
  }
  expect(() => createScriptURL(`${elsewhere}/other/main.js`)).toThrow(TypeError)
  expect(() => createScriptURL('https://mal.example/r/shell/000000000000/client/main.js')).toThrow(TypeError)
})

it('lets a build through once the shell has taken it, beside those from before', () => {
  const live = makePageRegistry()
  const { createScriptURL } = rules(live)
  const scriptOf = (build: PageBuild) => `${build.base}client/remoteEntry.js`
  const before = makePageBuild('mfe-auth', 'a')
  const after = makePageBuild('mfe-auth', 'd')
  expect(() => createScriptURL(scriptOf(after))).toThrow(TypeError)
  live.remotes['mfe-auth'] = { current: after, previous: null, disabled: null }
  for (const build of [before, after]) expect(createScriptURL(scriptOf(build))).toBe(scriptOf(build))
})

it('refuses all markup and script text', () => {
  const { createHTML, createScript } = rules()
  expect(() => createHTML('<b>bold</b>')).toThrow(TypeError)
  expect(() => createScript('1')).toThrow(TypeError)
})

it('asks nothing of a browser that has no such rules', () => {
  expect(() => trustOnlyReleases(registry)).not.toThrow()
})
