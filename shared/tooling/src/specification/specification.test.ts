import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { problemsOfEvidence, statementsOf } from './specification'
import { testTitles } from './test-titles'

const root = workspaceRoot(__dirname)

const statementsIn = (file: string) => statementsOf(readFileSync(join(root, file), 'utf8'))
const problemOf = problemsOfEvidence(root)

it.each(['docs/specification.md', 'docs/threats.md', 'docs/reliability.md'])(
  'every row of %s is shown by tests that there are, or names the record of a deviation',
  (file) => {
    const statements = statementsIn(file)
    const problems = statements.flatMap(({ text, shownBy }) =>
      shownBy.flatMap((evidence) => {
        const problem = problemOf(evidence)
        return problem ? [`${text}: ${problem}`] : []
      }),
    )
    expect(statements).not.toEqual([])
    expect(problems).toEqual([])
  },
)

it('the specification holds every statement once, and keeps no more than eight deviations', () => {
  const statements = statementsIn('docs/specification.md')
  expect(statements).toHaveLength(316)
  const deviations = statements.filter(({ shownBy }) => shownBy.some(({ type }) => type === 'deviation'))
  expect(deviations.length).toBeLessThanOrEqual(8)
})

it('reads what shows a statement', () => {
  const document = `
| Statement | Shown by |
| --- | --- |
| Home | \`a.test.ts › is there\`<br>\`b.test.tsx › at %s › a phone\` |
| Theme | deviation: 0019 |
| Countdown | pending: session |
| Silence |  |
`
  expect(statementsOf(document)).toEqual([
    {
      text: 'Home',
      shownBy: [
        { type: 'test', file: 'a.test.ts', title: 'is there' },
        { type: 'test', file: 'b.test.tsx', title: 'at %s', case: 'a phone' },
      ],
    },
    { text: 'Theme', shownBy: [{ type: 'deviation', record: '0019' }] },
    { text: 'Countdown', shownBy: [{ type: 'nothing', text: 'pending: session' }] },
    { text: 'Silence', shownBy: [{ type: 'nothing', text: '' }] },
  ])
})

it('knows the titles of tests, however they are written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'titles-'))
  const file = join(folder, 'some.test.ts')
  writeFileSync(
    file,
    `
    describe('a group', () => {
      it('is plain', () => undefined)
      it("has \\"quotes\\" and 'more'", async () => undefined)
    })
    test.each<[number, number]>([
      [1, 2],
      [3, 4],
    ])('%d and %d', () => undefined)
    it.each\`
      one  | other
      \${1} | \${2}
    \`('$one and $other', () => undefined)
    for (const width of [390, page.width]) test(\`at \${width} of \${page.width} px\`, () => undefined)
    it.skip('is not run', () => undefined)
    test.use({ name: 'no test' })
    const first = <T>(list: T[]) => list[0]
    item('is no test')
    `,
  )
  expect(testTitles(file)).toEqual([
    'is plain',
    `has "quotes" and 'more'`,
    '%d and %d',
    '$one and $other',
    `at \${width} of \${page.width} px`,
  ])
  rmSync(folder, { recursive: true })
})
