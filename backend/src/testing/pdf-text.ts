import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** In a process of its own: the library loads its parts in a way that tests cannot. */
const script = `
import { extractText, getDocumentProxy } from 'unpdf'
const parts = []
for await (const part of process.stdin) parts.push(part)
const texts = []
for (const file of JSON.parse(Buffer.concat(parts))) {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(file, 'base64')))
  texts.push((await extractText(document, { mergePages: true })).text)
}
process.stdout.write(JSON.stringify(texts))
`

/** What a reader can select in a PDF. */
export async function pdfText(file: Buffer): Promise<string> {
  const [text = ''] = await pdfTexts([file])
  return text
}

/** The same of several, which one process reads. */
export function pdfTexts(files: readonly Buffer[]): Promise<string[]> {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  return new Promise((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd, encoding: 'utf8' },
      (error, text) => (error ? reject(error) : resolve(JSON.parse(text))),
    )
    reader.stdin?.end(JSON.stringify(files.map((file) => file.toString('base64'))))
  })
}
