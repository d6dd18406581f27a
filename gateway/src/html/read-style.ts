import {
  type Atrule,
  type Block,
  type CssNode,
  generate,
  parse,
  type Rule,
  type Selector as SelectorNode,
} from 'css-tree'

/** What a part of a selector asks of an element. */
export type Test =
  | { type: 'tag' | 'class'; name: string }
  /** An attribute that only scripts change; null where any value will do. */
  | { type: 'attribute'; name: string; value: string | null }
  /** `:has()`: is there such an element? */
  | { type: 'has'; selectors: Selector[] }
  /** `:is()` and `:where()`: is it the end of one of these? */
  | { type: 'is'; selectors: Selector[] }

/** What stands between two combinators. */
export type Part = Test[]

export interface Selector {
  text: string
  parts: Part[]
}

export interface Declaration {
  type: 'declaration'
  property: string
  /** As it is written, with its `!important`. */
  value: string
}

interface StyleRule {
  type: 'rule'
  /** Null where it is always kept, as the steps of an animation are. */
  selectors: Selector[] | null
  text: string
  items: StyleItem[]
}

interface StyleBlock {
  type: 'block'
  /** What is before its brace: `@media print`. */
  text: string
  /** The name of the animation that it is. */
  animation: string | null
  items: StyleItem[]
}

/** Something of a stylesheet; text is what neither has a block nor is a declaration. */
export type StyleItem = Declaration | StyleRule | StyleBlock | { type: 'text'; text: string }

export interface Stylesheet {
  readonly text: string
  readonly items: StyleItem[]
}

/**
 * Reads a stylesheet into what `usedStyle` chooses from. Reading takes as long as thirty choices: it is done when somebody
 * first asks for the items.
 */
export function readStyle(text: string): Stylesheet {
  let items: StyleItem[] | undefined
  return {
    text,
    get items() {
      items ??= itemsIn(text)
      return items
    },
  }
}

function itemsIn(text: string): StyleItem[] {
  const sheet = parse(text, { parseValue: false, parseCustomProperty: false })
  return sheet.type === 'StyleSheet' ? itemsOf(sheet, false) : []
}

const itemsOf = (node: CssNode & { children: Block['children'] }, areSteps: boolean): StyleItem[] =>
  node.children.toArray().map((child) => itemOf(child, areSteps))

function itemOf(node: CssNode, isStep: boolean): StyleItem {
  if (node.type === 'Declaration') {
    // Of a declaration, what is behind the name is its value.
    const value = generate(node).slice(node.property.length + 1)
    return { type: 'declaration', property: node.property, value }
  }
  if (node.type === 'Rule') return ruleOf(node, isStep)
  if (node.type === 'Atrule' && node.block) return blockOf(node, node.block)
  return { type: 'text', text: generate(node) }
}

function ruleOf({ prelude, block }: Rule, isStep: boolean): StyleRule {
  const isList = !isStep && prelude.type === 'SelectorList'
  return {
    type: 'rule',
    selectors: isList ? selectorsIn(prelude) : null,
    text: generate(prelude),
    items: itemsOf(block, false),
  }
}

function blockOf({ name, prelude }: Atrule, block: Block): StyleBlock {
  const of = prelude ? generate(prelude) : ''
  const isAnimation = name === 'keyframes' && of !== ''
  return {
    type: 'block',
    text: of === '' ? `@${name}` : `@${name} ${of}`,
    animation: isAnimation ? of : null,
    items: itemsOf(block, name === 'keyframes'),
  }
}

const selectorsIn = (list: CssNode): Selector[] =>
  list.type === 'SelectorList'
    ? list.children.toArray().flatMap((node) => (node.type === 'Selector' ? selectorOf(node) : []))
    : []

function selectorOf(selector: SelectorNode): Selector {
  const parts: CssNode[][] = [[]]
  for (const node of selector.children.toArray())
    if (node.type === 'Combinator') parts.push([])
    else parts.at(-1)?.push(node)
  return { text: generate(selector), parts: parts.map(partOf) }
}

/** Attributes count beside a class only: one that stands alone may be of the document itself, where a script may have set it. */
function partOf(nodes: CssNode[]): Part {
  const tests = nodes.flatMap((node) => testOf(node) ?? [])
  return namesClass(tests) ? tests : tests.filter(({ type }) => type !== 'attribute')
}

const namesClass = (part: Part): boolean =>
  part.some(
    (test) =>
      test.type === 'class' ||
      (test.type === 'is' && test.selectors.some(({ parts }) => parts.some(namesClass))),
  )

/** Nothing where an element may pass at any time: states change by themselves. */
function testOf(node: CssNode): Test | undefined {
  switch (node.type) {
    case 'TypeSelector':
      return node.name === '*' ? undefined : { type: 'tag', name: node.name.toLowerCase() }
    case 'ClassSelector':
      return { type: 'class', name: node.name }
    case 'AttributeSelector': {
      const { name } = node.name
      // Others are states of elements, or may be set by hand.
      if (!/^(?:data|aria)-/.test(name)) return undefined
      const value = node.value?.type === 'String' ? node.value.value : node.value?.name
      return { type: 'attribute', name, value: node.matcher === '=' ? (value ?? null) : null }
    }
    case 'PseudoClassSelector': {
      const selectors = node.children?.toArray().flatMap(selectorsIn) ?? []
      if (node.name === 'has') return { type: 'has', selectors }
      const isChoice = ['is', 'where'].includes(node.name) && selectors.length > 0
      return isChoice ? { type: 'is', selectors } : undefined
    }
    default:
      return undefined
  }
}
