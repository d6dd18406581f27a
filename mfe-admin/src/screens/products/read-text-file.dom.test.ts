import { readTextFile } from './read-text-file'

const read = (bytes: number[]) => readTextFile(new Blob([new Uint8Array(bytes)]))
const utf16 = (text: string) =>
  [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])

it.each([
  ['UTF-8', [...new TextEncoder().encode('preço')]],
  ['UTF-8', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('preço')]],
  ['Windows-1252', [0x70, 0x72, 0x65, 0xe7, 0x6f]],
  ['UTF-16', [0xff, 0xfe, ...utf16('preço')]],
] as const)('reads %s', async (encoding, bytes) => {
  expect(await read([...bytes])).toEqual({ text: 'preço', encoding })
})
