/** What somebody types; the signs between are the mask's. */
export const typedCharacter = /[\dA-Za-z]/

/**
 * Where the caret goes in a masked text so that as many typed characters stand before it as did; `ahead` past the signs
 * that follow them.
 */
export function caretAfter(count: number, text: string, ahead: boolean): number {
  let position = 0
  for (let left = count; left > 0 && position < text.length; position += 1)
    if (typedCharacter.test(text[position] ?? '')) left -= 1
  if (ahead) while (position < text.length && !typedCharacter.test(text[position] ?? '')) position += 1
  return position
}
