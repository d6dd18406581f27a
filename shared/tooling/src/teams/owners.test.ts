import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaOf } from './owners'

const root = join(__dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const owners = read('.github/CODEOWNERS')
const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json')),
)

it.each(remotes)('%s has a team of its own, which tests and releases what it owns', (name) => {
  const { team, folders, journeys } = areaOf(name, owners)
  expect(remotes.filter((other) => areaOf(other, owners).team === team)).toEqual([name])
  for (const folder of folders) expect(existsSync(join(root, folder))).toBe(true)
  const files = readdirSync(join(root, 'e2e/journeys')).map((file) => `journeys/${file}`)
  for (const start of journeys) expect(files.some((file) => file.startsWith(start))).toBe(true)

  const workflow = read(`.github/workflows/${name}.yml`)
  expect(workflow).toContain(`package: ${name}\n`)
  expect([...workflow.matchAll(/^ {6}- (\S+)$/gm)].map(([, path]) => path)).toEqual([
    ...folders.map((folder) => `${folder}**`),
    ...journeys.map((start) => `e2e/${start}*`),
  ])
})

it('finds nothing for a package that nobody owns', () => {
  expect(() => areaOf('mfe-loja', owners)).toThrow('mfe-loja has no owner')
})

it.each(['/mfe-a/', '/mfe-a/ team', 'mfe-a/ @a/b', '/**/mfe-a/ @a/b', '/mfe-a/ @a/b @a/c'])(
  'refuses %j',
  (line) => {
    expect(() => areaOf('mfe-a', line)).toThrow('CODEOWNERS')
  },
)
