import { type SourceNode, visitSource } from '../sources/visit-source'

/**
 * Titles of the tests in a file: the first argument of `it`, `test`, `it.each(…)` and `test.each(…)`, as the code has
 * it: with `%s` and `${name}`. `once` is what runs on one database of a suite for several.
 */
export function testTitles(file: string): string[] {
  const titles: string[] = []
  visitSource(file, (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee as SourceNode)) return
    const title = textOf((node.arguments as { expression: SourceNode }[])[0]?.expression)
    if (title !== undefined) titles.push(title)
  })
  return titles
}

const names = ['it', 'once', 'test']

/** `it`, `it.each([…])` and ``it.each`…` ``; not `it.each` itself, `it.skip` or `test.describe`. */
function isTest(callee: SourceNode): boolean {
  if (callee.type === 'Identifier') return names.includes(callee.value as string)
  const each = (callee.type === 'TaggedTemplateExpression' ? callee.tag : callee.callee) as
    | SourceNode
    | undefined
  return (
    each?.type === 'MemberExpression' &&
    (each.property as SourceNode).value === 'each' &&
    isTest(each.object as SourceNode)
  )
}

function textOf(node: SourceNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value as string
  if (node?.type !== 'TemplateLiteral') return undefined
  const values = (node.expressions as SourceNode[]).map((value) => `\${${nameOf(value)}}`)
  return (node.quasis as { cooked: string }[]).map(({ cooked }, at) => cooked + (values[at] ?? '')).join('')
}

function nameOf(value: SourceNode): string {
  if (value.type === 'Identifier') return value.value as string
  if (value.type !== 'MemberExpression') return '…'
  return `${nameOf(value.object as SourceNode)}.${nameOf(value.property as SourceNode)}`
}
