/** As many bytes as a call takes arguments. */
const atOnce = 0x8000

/** What a file holds, as letters that JSON can carry. */
export async function base64Of(piece: Blob): Promise<string> {
  const bytes = new Uint8Array(await piece.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += atOnce)
    text += String.fromCharCode(...bytes.subarray(from, from + atOnce))
  return btoa(text)
}

/** A file of parts that came as such letters. */
export const fileOfBase64 = (parts: string[], type: string): Blob =>
  new Blob(
    parts.map((part) => Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0))),
    { type },
  )
