/** What a file is, with the endings that its name may have; the first is given to one that has none of them. */
export interface FileKind {
  type: string
  endings: readonly string[]
}

const begins = (content: Buffer, hex: string, at = 0): boolean =>
  content.subarray(at, at + hex.length / 2).toString('hex') === hex

const office = (folder: string, type: string, ending: string) => ({
  type: `application/vnd.openxmlformats-officedocument.${type}`,
  endings: [ending],
  fits: (content: Buffer) =>
    begins(content, '504b0304') && content.includes('[Content_Types].xml') && content.includes(`${folder}/`),
})

const kinds: (FileKind & { fits: (content: Buffer) => boolean })[] = [
  { type: 'application/pdf', endings: ['pdf'], fits: (content) => begins(content, '255044462d') },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], fits: (content) => begins(content, 'ffd8ff') },
  { type: 'image/png', endings: ['png'], fits: (content) => begins(content, '89504e470d0a1a0a') },
  {
    type: 'image/webp',
    endings: ['webp'],
    fits: (content) => begins(content, '52494646') && begins(content, '57454250', 8),
  },
  office('xl', 'spreadsheetml.sheet', 'xlsx'),
  office('word', 'wordprocessingml.document', 'docx'),
  office('ppt', 'presentationml.presentation', 'pptx'),
  { type: 'text/plain', endings: ['txt', 'csv'], fits: isText },
]

/** Says by its content what a file is, whatever it is called; undefined where it is nothing that the team takes. */
export const fileKindOf = (content: Buffer): FileKind | undefined => kinds.find(({ fits }) => fits(content))

/** Letters in UTF-8, Windows-1252 or UTF-16: no bytes that only programs have, and no page or drawing that could run. */
function isText(content: Buffer): boolean {
  const isWide = begins(content, 'fffe') || begins(content, 'feff')
  if (!isWide && content.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return false
  return !/^[\s\ufeff\0]*<(?:!doctype|html|script|svg|\?xml)/i.test(
    content.toString(isWide ? 'utf16le' : 'latin1', 0, 400),
  )
}

/** A name that is safe to save under, with an ending that says what the file is. */
export function fileNameOf(given: string, { endings }: FileKind): string {
  const name = given
    .replace(/^.*[/\\]/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e"<>|:*?]/g, '')
    .trim()
    .slice(-100)
  const fits = endings.some(
    (ending) => name.toLowerCase().endsWith(`.${ending}`) && name.length > ending.length + 1,
  )
  return fits ? name : `${name || 'arquivo'}.${endings[0]}`
}
