/**
 * Has the browser draw what it has got: it asks for the layout, which uses up the time that a slow one's parser takes before
 * it lets anything else happen. The script is gone before React looks at the page.
 */
export const pause = 'document.currentScript.remove();document.body.offsetTop'

/** A heading with the paragraph that belongs to it. */
const heading = /<\/h1>(?:<p\b[^>]*>[\s\S]*?<\/p>)?/
/** Characters of a page that are laid out at once, on a telephone within 50 ms. */
const atOnce = 6000

/** A rendered body with pauses: after its heading, so that it is there before the rest is laid out, and before sections further down. */
export function withPauses(body: string): string {
  const first = heading.exec(body)
  if (!first) return body
  let end = first.index + first[0].length
  const places = [end]
  for (const { index } of body.matchAll(/<section\b/g))
    if (index > end + atOnce) {
      places.push(index)
      end = index
    }
  return [0, ...places]
    .map((from, place) => body.slice(from, places[place]))
    .join(`<script>${pause}</script>`)
}
