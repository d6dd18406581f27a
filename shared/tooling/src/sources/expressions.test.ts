import { relative } from 'node:path'
import { analyse } from 'scslre'
import { workspaceRoot } from '../build/workspace'
import { sourcesIn } from '../packages/workspace-packages'
import { visitSource } from './visit-source'

/** What may take time by the square of its input, and what bounds that input. */
const bounded: Record<string, string> = {
  '/\\B(?=(\\d{3})+$)/g': 'the digits of one number',
  '/(?<!R\\$ ?[\\d.]*)\\b\\d[\\d.]*(?= )/': 'a line of our own answer, in the evaluation',
}

const root = workspaceRoot(__dirname)
const shipped = sourcesIn(root).filter(
  (file) =>
    !/\.(?:test|stories)\.|^(?:e2e|gallery|tools|shared\/testing|shared\/tooling)\//.test(
      relative(root, file),
    ),
)

it('no regular expression in what ships takes time by the square of what people send', () => {
  const slow = shipped.flatMap((file) => {
    const expressions: string[] = []
    visitSource(file, ({ type, pattern, flags }) => {
      if (type !== 'RegExpLiteral') return
      const { reports } = analyse({ source: String(pattern), flags: String(flags) })
      if (reports.length > 0) expressions.push(`/${pattern}/${flags}`)
    })
    return expressions.map((expression) => ({ file: relative(root, file), expression }))
  })

  expect(slow.filter(({ expression }) => !bounded[expression])).toEqual([])
  expect(
    Object.keys(bounded).filter((known) => !slow.some(({ expression }) => expression === known)),
  ).toEqual([])
})
