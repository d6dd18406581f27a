import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { products } from '@ag/core'
import { renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import { altOfWork } from './texts'
import { pictureSize, WorkPicture } from './work-picture'

const folder = join(__dirname, '../../../public/work')
/** Bytes that a picture may have. */
const most = 25_000

/** Width and height of a picture, from the box of an AVIF (`ispe`) or the header of a lossy WebP. */
function sizeOf(bytes: Buffer) {
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') {
    const at = bytes.indexOf('ispe') + 8
    return { width: bytes.readUInt32BE(at), height: bytes.readUInt32BE(at + 4) }
  }
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8 ')
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

it.each(products.map(({ name, id, slug }) => [name, id, slug]))('shows the %s at work', (_name, id, slug) => {
  const { container } = renderScreen(<WorkPicture id={id} alt={altOfWork(id)} />)
  const images = screen.getAllByRole('img')
  expect(images).toHaveLength(2)
  for (const image of images) {
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(image).toHaveAttribute('width', String(pictureSize.width))
    expect(image).toHaveAttribute('height', String(pictureSize.height))
    expect(image).toHaveAccessibleName(/^.{60,140}$/)
  }
  const asked = [
    ...[...container.querySelectorAll('source')].map((source) => source.getAttribute('srcset') ?? ''),
    ...images.map((image) => image.getAttribute('src') ?? ''),
  ]
  expect(asked.sort()).toEqual(
    ['dark.avif', 'dark.webp', 'light.avif', 'light.webp'].map((file) => `/work/${slug}.${file}`),
  )
  for (const address of asked) {
    const bytes = readFileSync(join(folder, address.replace('/work/', '')))
    expect(bytes.length).toBeLessThanOrEqual(most)
    const { width, height } = sizeOf(bytes)
    expect(width / height).toBeCloseTo(pictureSize.width / pictureSize.height, 3)
    if (address.endsWith('.avif')) expect({ width, height }).toEqual(pictureSize)
  }
})

it('shows nothing for an agent that was made in the admin area', () => {
  const { container } = renderScreen(<WorkPicture id="juridico" alt={altOfWork('juridico')} />)
  expect(container.querySelector('img')).toBeNull()
})

it('has no picture of an agent that is gone', () => {
  const slugs: string[] = products.map(({ slug }) => slug)
  expect(readdirSync(folder).filter((file) => !slugs.includes(file.split('.')[0] ?? ''))).toEqual([])
})
