/** The content of an element of a page that holds JSON; null where there is none. */
export function elementIn(html: string, id: string): unknown {
  const [, text = 'null'] =
    new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html) ?? []
  return JSON.parse(text)
}
