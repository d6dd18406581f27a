import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { classNames } from './class-names'

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'class-names-'))
  mkdirSync(join(root, 'a/node_modules'), { recursive: true })
  mkdirSync(join(root, 'b'))
  writeFileSync(
    join(root, 'a/list.module.css'),
    '.list{margin:.5rem}.list > .row:hover,.list .row-2{margin:0}',
  )
  writeFileSync(join(root, 'b/list.module.css'), '.list{margin:0}')
  writeFileSync(join(root, 'a/node_modules/x.module.css'), '.x{margin:0}')
})
afterAll(() => rmSync(root, { recursive: true }))

const names = (identity: string, folders = ['a', 'b']) => {
  const name = classNames(
    identity,
    root,
    folders.map((folder) => join(root, folder)),
  )
  return [
    name(join(root, 'a/list.module.css'), 'list'),
    name(join(root, 'a/list.module.css'), 'row'),
    name(join(root, 'a/list.module.css'), 'row-2'),
    name(join(root, 'b/list.module.css'), 'list'),
  ]
}

it('gives each class of each file a short name of its own', () => {
  expect(new Set(names('shell_1')).size).toBe(4)
  for (const name of names('shell_1')) expect(name).toMatch(/^[A-Za-z]{4}[0-9a-z]$/)
})

it('gives the same sources the same names, in whatever order they are found', () => {
  expect(names('shell_1', ['b', 'a'])).toEqual(names('shell_1'))
})

it('shares no name between two builds', () => {
  const first = names('mfe_auth_1')
  expect(names('mfe_auth_2').filter((name) => first.includes(name))).toEqual([])
})

it('names a class that lies elsewhere by its hash, whatever else lies there', () => {
  const name = classNames('shell_1', root, [join(root, 'a')])
  expect(name(join(root, 'b/list.module.css'), 'list')).toMatch(/^[A-Za-z]{4}_[0-9a-f]{8}$/)
  expect(name(join(root, 'a/node_modules/x.module.css'), 'x')).toMatch(/^[A-Za-z]{4}_[0-9a-f]{8}$/)
})
