const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/

/** Parts the tags that React puts before the markup (title, metadata) from the markup itself. */
export function splitHead(html: string): { head: string; body: string } {
  let head = ''
  let body = html
  for (let match = hoisted.exec(body); match; match = hoisted.exec(body)) {
    head += match[0]
    body = body.slice(match[0].length)
  }
  return { head, body }
}
