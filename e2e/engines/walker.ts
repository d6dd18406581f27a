import { expect } from '@playwright/test'
import type { EnginePage } from './engine-page'

const patience = { timeout: 15_000 }

/** Walks through the site as people do: by the names of what is shown, with the mouse and the keyboard of the browser. */
export function walkerOn(page: EnginePage, site: string) {
  /** What is shown of a role, by its name: the first, or the last. */
  const find = (role: Role, name: Name, which: Which = 'first') =>
    page.evaluate(findByName, selectors[role], patternOf(name), which)

  const walker = {
    page,
    /** Opens a page, and waits until it has its handlers and fetches nothing more. */
    async visit(path: string) {
      await page.goto(site + path)
      await walker.isReady()
      await walker.rests()
    },
    isReady: () => walker.until(() => document.documentElement.hasAttribute('data-ready')),
    /** Waits until the page fetches nothing more: one that is left before complains. */
    async rests() {
      const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length)
      let before = -1
      await expect
        .poll(
          async () => {
            const last = before
            before = await fetched()
            return before === last
          },
          { ...patience, intervals: [400] },
        )
        .toBe(true)
    },
    /** Waits until a function of the page says so. */
    async until<Args extends unknown[]>(holds: (...args: Args) => boolean, ...args: Args) {
      const message = `${holds} ${args}`
      await expect.poll(() => page.evaluate(holds, ...args), { ...patience, message }).toBe(true)
    },
    /** Waits until there is something of a name that stands still, and brings it into view. */
    async finds(role: Role, name: Name, which?: Which): Promise<Point> {
      let last: Point | null = null
      await expect
        .poll(
          async () => {
            const before = last
            last = await find(role, name, which)
            return last !== null && last.x === before?.x && last.y === before.y
          },
          { ...patience, message: `${role} ${name}`, intervals: [50, 100, 200] },
        )
        .toBe(true)
      return last ?? { x: 0, y: 0 }
    },
    has: async (role: Role, name: Name) => (await find(role, name)) !== null,
    async press(role: Role, name: Name, which?: Which) {
      const { x, y } = await walker.finds(role, name, which)
      await page.press(x, y)
    },
    /** Presses what has the name now, if there is anything. */
    async tap(role: Role, name: Name) {
      const point = await find(role, name)
      if (point) await page.press(point.x, point.y)
    },
    wait: (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration)),
    async lacks(role: Role, name: Name) {
      await expect.poll(() => find(role, name), { ...patience, message: `no ${role} ${name}` }).toBeNull()
    },
    async fill(label: Name, text: string) {
      await walker.press('field', label)
      await page.type(text)
    },
    /** Waits until words are shown, also by what has a tree of its own. */
    reads: (text: string) => walker.until(isShown, text),
    async comesTo(path: string) {
      await expect.poll(() => page.evaluate(() => location.pathname), patience).toBe(path)
    },
    /** Leaves what only this document has. */
    mark: () => page.evaluate(() => void Object.assign(window, { marked: true })),
    isMarked: () => page.evaluate(() => 'marked' in window),
  }
  return walker
}

export type Walker = ReturnType<typeof walkerOn>

/** The whole name or how it begins, unless it is a pattern. */
type Name = string | RegExp
type Which = 'first' | 'last'
type Role = keyof typeof selectors

interface Point {
  x: number
  y: number
}

const patternOf = (name: Name): string =>
  name instanceof RegExp ? name.source : `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`

const selectors = {
  link: 'a[href]',
  button: 'button, [role="button"], summary',
  heading: 'h1, h2, h3, h4',
  field: 'input, textarea, select',
  frame: 'iframe',
}

/** Runs in the page, with the trees of components: finds what is shown and has a name, and brings it into view. */
function findByName(selector: string, pattern: string, which: Which): Point | null {
  const all = (root: Document | ShadowRoot): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ]
  const textOf = (element: Element | null) => element?.textContent ?? ''
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as Document | ShadowRoot
    const ids = element.getAttribute('aria-labelledby')?.split(' ')
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    const said = ids
      ? ids.map((id) => textOf(root.getElementById(id))).join(' ')
      : (element.getAttribute('aria-label') ?? element.getAttribute('title'))
    return (said ?? (labels?.length ? [...labels].map(textOf).join(' ') : textOf(element)))
      .replace(/\s+/g, ' ')
      .trim()
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 0 &&
      height > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      !element.closest('[inert]')
    )
  }
  const expression = new RegExp(pattern)
  const named = all(document).filter((element) => isShown(element) && expression.test(nameOf(element)))
  const found = which === 'first' ? named[0] : named.at(-1)
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Runs in the page, with the trees of components. */
function isShown(words: string): boolean {
  const textsOf = (root: Document | ShadowRoot): string[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.shadowRoot ? textsOf(element.shadowRoot) : []),
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
      ...(element.parentNode === root && element instanceof HTMLElement ? [element.innerText] : []),
    ])
  return textsOf(document).some((text) => text.replace(/\s+/g, ' ').includes(words))
}
