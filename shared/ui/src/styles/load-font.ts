import file from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/**
 * Brings Figtree, one variable file of the latin script, into the page. A script does it, as a style that names a font has it
 * fetched before anything is painted. Fails without its file; what stands in for it stays then (font.css).
 */
export async function loadFont(): Promise<void> {
  const face = new FontFace('Figtree', `url(${file})`, { weight: '300 900' })
  document.fonts.add(await face.load())
}
