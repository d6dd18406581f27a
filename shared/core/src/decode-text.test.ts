import { decodeText } from './decode-text'

const utf16 = (text: string) =>
  [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])

it.each([
  ['UTF-8', [...new TextEncoder().encode('preço')]],
  ['UTF-8', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('preço')]],
  ['Windows-1252', [0x70, 0x72, 0x65, 0xe7, 0x6f]],
  ['UTF-16', [0xff, 0xfe, ...utf16('preço')]],
] as const)('reads %s', (encoding, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text: 'preço', encoding })
})
