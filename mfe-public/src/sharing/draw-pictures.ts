import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PictureOf } from './picture'
import { pictures } from './pictures'

/**
 * Draws what pages show where they are shared: PNG files by their paths in the release. WebAssembly computes the same
 * bytes on every machine, as files of a build must be.
 * @param folder the package's folder, from where libraries are found
 */
export async function drawPictures(folder: string): Promise<Record<string, Uint8Array>> {
  const { resolve } = createRequire(join(folder, 'package.json'))
  const read = async (file: string) => new Uint8Array(await readFile(resolve(file)))
  await initWasm(await read('@resvg/resvg-wasm/index_bg.wasm'))
  const fontBuffers = await Promise.all(
    ['600SemiBold', '700Bold'].map((face) => read(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`)),
  )
  return Object.fromEntries(
    pictures.map((picture) => {
      const svg = renderToStaticMarkup(createElement(PictureOf, { picture }))
      const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Figtree' } })
      return [picture.file, drawing.render().asPng()]
    }),
  )
}
