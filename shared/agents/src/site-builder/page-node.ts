/** A piece of a page as data: shown by React, written out as HTML, and looked at by the checks. */
export type PageNode = string | PageElement

export interface PageElement {
  tag: string
  /** By their HTML names; `true` is an attribute without a value, `undefined` is left out. */
  attributes: Record<string, string | true | undefined>
  children: PageNode[]
}

/** An element of a page; pieces that are missing are left out. */
export function el(
  tag: string,
  attributes: PageElement['attributes'] = {},
  ...children: (PageNode | false | undefined)[]
): PageElement {
  return { tag, attributes, children: children.filter((child) => child !== false && child !== undefined) }
}

/** The HTML of a piece. What somebody typed can never become markup. */
export function toHtml(node: PageNode): string {
  if (typeof node === 'string') return escaped(node)
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) =>
      value === undefined ? '' : value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`,
    )
    .join('')
  const start = `<${node.tag}${attributes}>`
  return empty.has(node.tag) ? start : `${start}${node.children.map(toHtml).join('')}</${node.tag}>`
}

/** Text that means the same inside HTML, between tags and in quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign)
}

/** Text as a part of an address; half a character, which cannot be one, is replaced. */
export const addressPart = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))

/** The words of a piece, as a reader meets them. */
export function wordsOf(node: PageNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('')
}

/** Every element of a piece, in the order of the document. */
export function elementsOf(node: PageNode): PageElement[] {
  return typeof node === 'string' ? [] : [node, ...node.children.flatMap(elementsOf)]
}

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const empty = new Set(['img', 'input', 'br', 'link', 'meta'])
