import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { sourcesIn } from '../packages/workspace-packages'

const root = workspaceRoot(__dirname)
const ofServers = sourcesIn(root)
  .map((file) => relative(root, file))
  .filter((file) => /^(?:backend|gateway|shared\/(?:agents|contracts|core))\/src\//.test(file))
  .filter((file) => !/\.test\.|\/testing\/|\.js$/.test(file))
const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

it.each([
  ['starts another process', /child_process/, ['gateway/src/prerender/render-pages.ts']],
  ['runs text as a program', /\beval\(|new Function\(|node:vm/, ['gateway/src/prerender/prerender-child.ts']],
  ['takes a certificate that nobody vouches for', /rejectUnauthorized|NODE_TLS_REJECT/, []],
  // A leak is asked for by the hash that the service has.
  [
    'uses a hash that is broken',
    /createH(?:ash|mac)\(['"](?!sha(?:256|384|512)['"])/,
    ['backend/src/modules/auth/breach-check.ts'],
  ],
  ['encrypts', /createCipheriv/, ['backend/src/modules/auth/secret-box.ts']],
  [
    'draws lots that could be foretold',
    /Math\.random/,
    [
      'gateway/src/prerender/catalogue-watch.ts',
      'gateway/src/registry/visitors.ts',
      'shared/core/src/tracing/samplers.ts',
    ],
  ],
])('nothing in a server %s but where it is meant to', (_what, pattern, meant) => {
  expect(ofServers.filter((file) => pattern.test(textOf(file))).sort()).toEqual(meant)
})

it('no call to a server of others follows it to another place', () => {
  const calls = ofServers.flatMap((file) =>
    Array.from(textOf(file).matchAll(/(?:await |\.)fetch\([\s\S]{0,400}/g), ([call]) => ({ file, call })),
  )
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter(({ call }) => !call.includes("redirect: 'error'")).map(({ file }) => file)).toEqual([])
})
