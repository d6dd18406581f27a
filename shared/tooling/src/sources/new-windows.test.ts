import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { sourcesIn } from '../packages/workspace-packages'

const root = workspaceRoot(__dirname)

it('no window that is opened for another page can reach the one that opened it', () => {
  const opened = sourcesIn(root)
    .filter((file) => !/\.(?:test|stories)\.|^(?:e2e|gallery)\//.test(relative(root, file)))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/\bopen\([^)]*\)|<(?:a|form)\b[^>]*?target=[^>]*|\btarget: .*/g),
        ([all]) => `${relative(root, file)}: ${all}`,
      ),
    )
    .filter((use) => use.includes('_blank'))
  expect(opened.length).toBeGreaterThan(3)
  expect(opened.filter((use) => !use.includes('noopener'))).toEqual([])
})
