import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-resort-'))
  const esbuild = createRequire(__filename).resolve('esbuild/bin/esbuild')
  await run(esbuild, [join(__dirname, 'last-resort.ts'), `--outfile=${join(folder, 'last-resort.mjs')}`])
})
afterAll(() => rm(folder, { recursive: true }))

/** Would go on for ever. */
const program = (fails: string) => `
  const { lastResort } = await import(${JSON.stringify(pathToFileURL(join(folder, 'last-resort.mjs')).href)})
  lastResort({ fatal: ({ err, origin }, words) => console.log(words, origin, err.message) })
  setInterval(() => undefined, 1000)
  ${fails}
`

it.each([
  ['an error', "setTimeout(() => { throw new Error('lost') })", 'uncaughtException'],
  ['a promise', "void Promise.reject(new Error('lost'))", 'unhandledRejection'],
])('writes down %s that nobody has caught, and ends', async (_what, fails, origin) => {
  await expect(run(process.execPath, ['--input-type=module', '-e', program(fails)])).rejects.toMatchObject({
    code: 1,
    stdout: `nobody caught this ${origin} lost\n`,
  })
})
