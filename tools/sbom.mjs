import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root } from './lib/workspace.mjs'

// `npm run sbom`: every installed package with its version and licence, as CycloneDX 1.6.
//   npm run sbom -- --out sbom.json   into a file; otherwise to the terminal
//   npm run sbom -- --production      only what ships
// Fails for a licence that nobody has agreed to. Works without a network.

/** What a package may be licensed under. Those that ask for changes to be published cover files that we leave as they are. */
const agreed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]

const { values } = parseArgs({ options: { out: { type: 'string' }, production: { type: 'boolean' } } })
await ensureDependencies()
const { packageManager, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const scope = values.production ? ['--prod'] : []
const { stdout: listed } = await promisify(execFile)(
  'npx',
  ['--yes', packageManager, 'licenses', 'list', '--json', ...scope],
  { cwd: root, maxBuffer: 64_000_000 },
)
const components = Object.entries(JSON.parse(listed))
  .flatMap(([licence, packages]) =>
    packages.flatMap(({ name, versions }) => versions.map((each) => component(name, each, licence))),
  )
  .sort((one, other) => (one.purl < other.purl ? -1 : 1))

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'))
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  metadata: {
    component: {
      type: 'application',
      name: 'agentes',
      version,
      // The same lockfile gives the same bill.
      properties: [{ name: 'lockfile:sha256', value: createHash('sha256').update(lockfile).digest('hex') }],
    },
  },
  components,
}
const text = `${JSON.stringify(bill, null, 2)}\n`
if (values.out) writeFileSync(values.out, text)
else process.stdout.write(text)

const refused = components.filter(({ licenses: [{ expression }] }) => !isAgreed(expression))
for (const { purl, licenses } of refused) console.error(`${purl}: ${licenses[0].expression}`)
if (refused.length > 0) {
  console.error('Nobody has agreed to these licences: tools/sbom.mjs has the list.')
  process.exit(1)
}

function component(name, version, licence) {
  // In an address of a package '@' of a scope is encoded.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return { type: 'library', 'bom-ref': purl, name, version, purl, licenses: [{ expression: licence }] }
}

/** One of those that may be chosen, and all that hold together. */
function isAgreed(expression) {
  const plain = expression.replace(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((each) => agreed.includes(each)))
}
