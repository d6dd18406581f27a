import { type CssNode, generate, List, type ListItem, parse, type Rule, type Selector, walk } from 'css-tree'

/** What of an element decides, before any script, which rules it has. */
interface Seen {
  tag: string
  classes: ReadonlySet<string>
  /** Its `data-` and `aria-` attributes. */
  attributes: ReadonlyMap<string, string>
}

/**
 * The rules of a stylesheet that a page can use as it stands: those of which each part is an element of it, with the animations
 * and variables that they name. States may change by themselves and keep their rules. Classes, and the `data-` and `aria-` attributes
 * beside them, change only with the scripts, which bring the whole stylesheet first. A variable that has one value in the whole page
 * is not named: its value stands in its place.
 *
 * @param html the body of the page; the order of what stays is the order of the stylesheet
 */
export function usedStyle(style: string, html: string): string {
  const sheet = parse(style, { parseValue: false, parseCustomProperty: false })
  const elements = elementsOf(html)
  walk(sheet, {
    visit: 'Rule',
    leave(rule: Rule, item: ListItem<CssNode>, list: List<CssNode>) {
      // Steps of an animation are no elements.
      const isStep = this.atrule?.name === 'keyframes'
      if (!isStep && !keepUsed(rule, elements)) list?.remove(item)
    },
  })
  foldConstants(sheet)
  dropUnnamed(sheet)
  dropEmpty(sheet)
  return generate(sheet)
}

/** Every kind of element once. */
function elementsOf(html: string): Seen[] {
  const found = new Map<string, Seen>()
  for (const [, tag = '', rest = ''] of `<html><body>${html}`.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
    const attributes = new Map(
      [...rest.matchAll(/\s(class|data-[\w-]+|aria-[\w-]+)(?:="([^"]*)")?/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    )
    const key = JSON.stringify([tag, ...attributes])
    if (found.has(key)) continue
    const classes = new Set(attributes.get('class')?.split(/\s+/))
    found.set(key, { tag: tag.toLowerCase(), classes, attributes })
  }
  return [...found.values()]
}

/** Drops the selectors of a rule that cannot match, and says whether any is left. */
function keepUsed(rule: Rule, elements: Seen[]): boolean {
  if (rule.prelude.type !== 'SelectorList') return true
  const selectors = rule.prelude.children
  selectors.forEach((selector, item) => {
    if (selector.type === 'Selector' && !mayMatch(selector, elements)) selectors.remove(item)
  })
  return !selectors.isEmpty
}

/** Is there an element for each part of a selector? */
const mayMatch = (selector: Selector, elements: Seen[]): boolean =>
  partsOf(selector).every((part) => {
    const named = namesClass(part)
    return elements.some((element) => part.every((test) => mayBe(element, test, named, elements)))
  })

/** The parts of a selector between its combinators. */
function partsOf({ children }: Selector): CssNode[][] {
  const parts: CssNode[][] = [[]]
  for (const node of children.toArray())
    if (node.type === 'Combinator') parts.push([])
    else parts.at(-1)?.push(node)
  return parts
}

const namesClass = (part: CssNode[]): boolean =>
  part.some(
    (test) =>
      test.type === 'ClassSelector' || choices(test).some((choice) => partsOf(choice).some(namesClass)),
  )

/** What `:is()` and `:where()` choose from. */
function choices(test: CssNode): Selector[] {
  if (test.type !== 'PseudoClassSelector' || !['is', 'where'].includes(test.name)) return []
  return selectorsIn(test)
}

const selectorsIn = (test: CssNode & { type: 'PseudoClassSelector' }): Selector[] =>
  (test.children?.toArray() ?? [])
    .flatMap((list) => (list.type === 'SelectorList' ? list.children.toArray() : []))
    .filter((node) => node.type === 'Selector')

/**
 * May an element pass a test? One that a script may have set on the document itself stands without a class.
 * @param named does the part that the test is of name a class?
 */
function mayBe(element: Seen, test: CssNode, named: boolean, elements: Seen[]): boolean {
  switch (test.type) {
    case 'TypeSelector':
      return test.name === '*' || test.name.toLowerCase() === element.tag
    case 'ClassSelector':
      return element.classes.has(test.name)
    case 'AttributeSelector':
      return !named || mayHave(element, test)
    case 'PseudoClassSelector':
      if (test.name === 'has') return selectorsIn(test).some((selector) => mayMatch(selector, elements))
      return oneOf(choices(test), (choice) => mayBeEnd(element, choice, elements))
    default:
      return true
  }
}

const oneOf = <Item>(items: Item[], is: (item: Item) => boolean) => items.length === 0 || items.some(is)

/** May an element be what a selector leads to? */
function mayBeEnd(element: Seen, selector: Selector, elements: Seen[]): boolean {
  const end = partsOf(selector).at(-1) ?? []
  return mayMatch(selector, elements) && end.every((test) => mayBe(element, test, namesClass(end), elements))
}

/** Other attributes than these are states of elements, or may be set by hand. */
function mayHave({ attributes }: Seen, test: CssNode & { type: 'AttributeSelector' }): boolean {
  const name = test.name.name
  if (!/^(?:data|aria)-/.test(name)) return true
  const value = attributes.get(name)
  if (value === undefined || test.matcher !== '=' || !test.value) return value !== undefined
  return value === (test.value.type === 'String' ? test.value.value : test.value.name)
}

/** Writes the value of each variable that only the document sets, and only once, in place of its name. */
function foldConstants(sheet: CssNode): void {
  const constants = constantsOf(sheet)
  const fold = (text: string): string =>
    // Where a name ends with its bracket, a value must not run into what follows.
    text.replace(/var\((--[\w-]+)\)(?=([\w.#%-])?)/g, (reference, name: string, next?: string) => {
      const value = constants.get(name)
      return value === undefined ? reference : value + (next === undefined ? '' : ' ')
    })
  walk(sheet, {
    visit: 'Declaration',
    enter(declaration) {
      if (declaration.value.type === 'Raw') declaration.value.value = fold(declaration.value.value)
    },
  })
}

/** The variables that are set in one place, which is the document as such, and by no other variable, which might differ elsewhere. */
function constantsOf(sheet: CssNode): Map<string, string> {
  const constants = new Map<string, string>()
  const seen = new Set<string>()
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value }) {
      if (!property.startsWith('--')) return
      const text = generate(value).trim()
      const isOfDocument = !this.atrule && this.rule !== null && generate(this.rule.prelude) === ':root'
      if (isOfDocument && !seen.has(property) && !text.includes('var(')) constants.set(property, text)
      else constants.delete(property)
      seen.add(property)
    },
  })
  return constants
}

/** Animations and variables that nothing names any more; a variable may be named by another one. */
function dropUnnamed(sheet: CssNode): void {
  const defined = new Map<string, string[]>()
  const named = new Set<string>()
  let texts = ''
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value }) {
      const text = generate(value)
      if (property.startsWith('--')) defined.set(property, [...(defined.get(property) ?? []), text])
      else texts += ` ${text};`
    },
  })
  const name = (text: string) => {
    for (const [variable] of text.matchAll(/--[\w-]+/g)) {
      if (named.has(variable)) continue
      named.add(variable)
      for (const value of defined.get(variable) ?? []) name(value)
    }
  }
  name(texts)
  walk(sheet, {
    visit: 'Declaration',
    enter({ property }, item, list) {
      if (property.startsWith('--') && !named.has(property)) list?.remove(item)
    },
  })
  const animations = [texts, ...[...named].flatMap((variable) => defined.get(variable) ?? [])].join(' ')
  walk(sheet, {
    visit: 'Atrule',
    enter({ name: atrule, prelude }, item, list) {
      const isUsed = atrule !== 'keyframes' || !prelude || animations.includes(generate(prelude))
      if (!isUsed) list?.remove(item)
    },
  })
}

/** Rules, and conditions around rules, that have nothing left in them. */
function dropEmpty(sheet: CssNode): void {
  walk(sheet, {
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const isEmpty =
        (node.type === 'Rule' || node.type === 'Atrule') &&
        node.block?.children instanceof List &&
        node.block.children.isEmpty
      if (isEmpty) list?.remove(item)
    },
  })
}
