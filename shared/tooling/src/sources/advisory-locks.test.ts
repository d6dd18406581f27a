import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { sourcesIn } from '../packages/workspace-packages'

const root = workspaceRoot(__dirname)

it('no two advisory locks have one number: gateways and backends may share a database', () => {
  const locks = sourcesIn(root).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/^const (\w+Lock) = ([\d_]+)$/gm), ([, name, number]) => ({
      lock: `${relative(root, file)} ${name}`,
      number,
    })),
  )
  expect(locks.length).toBeGreaterThan(3)
  expect(locks.filter(({ number }) => locks.filter((other) => other.number === number).length > 1)).toEqual(
    [],
  )
})

it('an advisory lock is taken by such a constant, or by its name', () => {
  const taken = sourcesIn(root).flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/advisory_(?:xact_)?lock\(\$1\).{0,30}?\[([^\]]*)\]/gs),
      ([, by]) => by,
    ),
  )
  expect(taken.length).toBeGreaterThan(3)
  expect(taken.filter((by) => !/^\w+Lock$/.test(by ?? ''))).toEqual([])
})
