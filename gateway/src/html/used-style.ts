import { type CssNode, generate, List, type ListItem, parse, type Rule, walk } from 'css-tree'

/**
 * The rules of a stylesheet that a page can use as it stands: those whose classes are all in it, with the animations and
 * variables that they name. Whatever else decides about a selector (elements, states, attributes) may change without a class
 * coming or going, so it keeps its rule.
 *
 * @param html the body of the page; the order of what stays is the order of the stylesheet
 */
export function usedStyle(style: string, html: string): string {
  const sheet = parse(style, { parseValue: false, parseCustomProperty: false })
  const classes = classesOf(html)
  walk(sheet, {
    visit: 'Rule',
    leave(rule, item, list) {
      if (!keepUsed(rule, classes)) list?.remove(item)
    },
  })
  dropUnnamed(sheet)
  dropEmpty(sheet)
  return generate(sheet)
}

function classesOf(html: string): Set<string> {
  const values = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/))
  return new Set(values)
}

/** Drops the selectors of a rule that cannot match, and says whether any is left. */
function keepUsed(rule: Rule, classes: ReadonlySet<string>): boolean {
  // Steps of an animation are rules without selectors of elements.
  if (rule.prelude.type !== 'SelectorList') return true
  const selectors = rule.prelude.children
  selectors.forEach((selector, item) => {
    if (!mayMatch(selector, classes)) selectors.remove(item)
  })
  return !selectors.isEmpty
}

/** A class inside `:not()` or `:is()` need not be there. */
const mayMatch = (selector: CssNode, classes: ReadonlySet<string>) =>
  selector.type !== 'Selector' ||
  selector.children.toArray().every((part) => part.type !== 'ClassSelector' || classes.has(part.name))

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
