/** How the letters of a file are written. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** The text of a file as it was meant: Excel saves a CSV in the letters of Windows, and nothing in the file says so. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return {
      text: new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes),
      encoding: 'UTF-16',
    }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}
