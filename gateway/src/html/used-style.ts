import type { Declaration, Part, Selector, StyleItem, Stylesheet, Test } from './read-style'

/** What of an element decides, before any script, which rules it has. */
interface Seen {
  tag: string
  classes: ReadonlySet<string>
  /** Its `data-` and `aria-` attributes. */
  attributes: ReadonlyMap<string, string>
}

/** Every kind of element of a page once. */
interface Kinds {
  all: Seen[]
  byClass: ReadonlyMap<string, Seen[]>
}

/**
 * The rules of stylesheets that a page can use as it stands: those of which each part is an element of it, with the animations
 * and variables that they name. States may change by themselves and keep their rules. Classes, and the `data-` and `aria-` attributes
 * beside them, change only with the scripts, which bring the whole stylesheet first. A variable that has one value in the whole page
 * is not named: its value stands in its place.
 *
 * @param html the body of the page; the order of what stays is the order of the stylesheets
 */
export function usedStyle(styles: readonly Stylesheet[], html: string): string {
  const items = styles.flatMap((style) => style.items)
  const used = usedItems(items, kindsOf(html))
  const constants = constantsOf(used)
  const fold = (text: string): string =>
    // Where a name ends with its bracket, a value must not run into what follows.
    text.replace(/var\((--[\w-]+)\)(?=([\w.#%-])?)/g, (reference, name: string, next?: string) => {
      const value = constants.get(name)
      return value === undefined ? reference : value + (next === undefined ? '' : ' ')
    })
  const folded = mapDeclarations(used, (each) => ({ ...each, value: fold(each.value) }))
  return written(folded, namesIn(folded))
}

function kindsOf(html: string): Kinds {
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
  const byClass = new Map<string, Seen[]>()
  for (const element of found.values())
    for (const name of element.classes) byClass.set(name, [...(byClass.get(name) ?? []), element])
  return { all: [...found.values()], byClass }
}

/** The items without the rules that can match nothing, and each rule without the selectors that cannot. */
function usedItems(items: StyleItem[], kinds: Kinds): StyleItem[] {
  return items.flatMap((item): StyleItem[] => {
    if (item.type === 'block') return [{ ...item, items: usedItems(item.items, kinds) }]
    if (item.type !== 'rule' || !item.selectors) return [item]
    const selectors = item.selectors.filter((selector) => mayMatch(selector, kinds))
    if (selectors.length === 0) return []
    const text = selectors.map((selector) => selector.text).join(',')
    return [{ ...item, selectors, text, items: usedItems(item.items, kinds) }]
  })
}

/** Is there an element for each part of a selector? */
const mayMatch = ({ parts }: Selector, kinds: Kinds): boolean =>
  parts.every((part) => candidates(part, kinds).some((element) => mayBe(element, part, kinds)))

function candidates(part: Part, { all, byClass }: Kinds): Seen[] {
  const named = part.find(({ type }) => type === 'class')
  return named?.type === 'class' ? (byClass.get(named.name) ?? []) : all
}

const mayBe = (element: Seen, part: Part, kinds: Kinds): boolean =>
  part.every((test) => passes(element, test, kinds))

function passes({ tag, classes, attributes }: Seen, test: Test, kinds: Kinds): boolean {
  switch (test.type) {
    case 'tag':
      return test.name === tag
    case 'class':
      return classes.has(test.name)
    case 'attribute':
      return test.value === null ? attributes.has(test.name) : attributes.get(test.name) === test.value
    case 'has':
      return test.selectors.some((selector) => mayMatch(selector, kinds))
    case 'is':
      return test.selectors.some(
        (selector) =>
          mayBe({ tag, classes, attributes }, selector.parts.at(-1) ?? [], kinds) &&
          mayMatch(selector, kinds),
      )
  }
}

/** The variables that are set in one place, which is the document as such, and by no other variable, which might differ elsewhere. */
function constantsOf(items: StyleItem[]): Map<string, string> {
  const constants = new Map<string, string>()
  const seen = new Set<string>()
  const note = (within: StyleItem[], isOfDocument: boolean) => {
    for (const item of within) {
      if (item.type === 'block') note(item.items, false)
      // A rule in a condition is another place than one that stands by itself.
      if (item.type === 'rule') note(item.items, within === items && item.text === ':root')
      if (item.type !== 'declaration' || !isVariable(item)) continue
      const { property, value } = item
      if (isOfDocument && !seen.has(property) && !value.includes('var('))
        constants.set(property, value.trim())
      else constants.delete(property)
      seen.add(property)
    }
  }
  note(items, false)
  return constants
}

const isVariable = ({ property }: Declaration) => property.startsWith('--')

function mapDeclarations(items: StyleItem[], change: (of: Declaration) => Declaration): StyleItem[] {
  return items.map((item) => {
    if (item.type === 'declaration') return change(item)
    return item.type === 'text' ? item : { ...item, items: mapDeclarations(item.items, change) }
  })
}

interface Names {
  variables: ReadonlySet<string>
  /** Does a value name an animation? */
  hasAnimation: (name: string) => boolean
}

/** What the declarations name; a variable may be named by another one. */
function namesIn(items: StyleItem[]): Names {
  const defined = new Map<string, string>()
  let texts = ''
  mapDeclarations(items, (each) => {
    if (isVariable(each)) defined.set(each.property, `${defined.get(each.property) ?? ''} ${each.value}`)
    else texts += ` ${each.value};`
    return each
  })
  const variables = new Set<string>()
  const name = (text: string) => {
    for (const [variable] of text.matchAll(/--[\w-]+/g)) {
      if (variables.has(variable)) continue
      variables.add(variable)
      name(defined.get(variable) ?? '')
    }
  }
  name(texts)
  const all = [texts, ...[...variables].map((variable) => defined.get(variable))].join(' ')
  return { variables, hasAnimation: (animation) => all.includes(animation) }
}

/** Writes what is left, without what nothing names and what has nothing in it. */
function written(items: StyleItem[], names: Names): string {
  let text = ''
  let open = false
  for (const item of items) {
    if (item.type === 'declaration') {
      if (isVariable(item) && !names.variables.has(item.property)) continue
      text += `${open ? ';' : ''}${item.property}:${item.value}`
      open = true
      continue
    }
    if (item.type === 'block' && item.animation !== null && !names.hasAnimation(item.animation)) continue
    const inside = item.type === 'text' ? item.text : written(item.items, names)
    if (inside === '') continue
    text += item.type === 'text' ? inside : `${open ? ';' : ''}${item.text}{${inside}}`
    open = false
  }
  return text
}
