import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What a reader can select in a PDF. In a process of its own: the library loads its parts in a way that tests cannot. */
const script = `
import { extractText, getDocumentProxy } from 'unpdf'
const parts = []
for await (const part of process.stdin) parts.push(part)
const document = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)))
process.stdout.write((await extractText(document, { mergePages: true })).text)
`

export function pdfText(file: Buffer): Promise<string> {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  return new Promise((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd, encoding: 'utf8' },
      (error, text) => (error ? reject(error) : resolve(text)),
    )
    reader.stdin?.end(file)
  })
}
