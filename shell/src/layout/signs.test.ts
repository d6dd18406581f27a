import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const file = (name: string) => readFileSync(join(root, 'shell/public', name))

interface Manifest {
  name: string
  lang: string
  icons: { src: string; sizes: string; purpose?: string }[]
}
const manifest = JSON.parse(file('manifest.webmanifest').toString('utf8')) as Manifest

it('is one sign, in the header and in the tab', () => {
  const mark = readFileSync(join(__dirname, 'brand-mark.tsx'), 'utf8')
  const [, path = ''] = / d="([^"]+)"/.exec(mark) ?? []
  expect(path).not.toBe('')
  expect(file('favicon.svg').toString('utf8')).toContain(`d="${path}"`)
})

it.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %d px wide and high', (name, size) => {
  const bytes = file(name)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size])
})

it('lists icons that exist, and leaves the name to the settings', () => {
  expect(manifest).toMatchObject({ name: '', short_name: '', lang: 'pt-BR', start_url: '/' })
  for (const { src } of manifest.icons) expect(file(src).length).toBeGreaterThan(0)
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
})

it('no file of the repository names anybody else’s brand', () => {
  // Spelled in two parts, so that this file is not one of them.
  const brand = `vir${'tus'}`
  const grep = () =>
    execFileSync('git', ['grep', '-il', brand], {
      cwd: root,
      encoding: 'utf8',
    })
  // Nothing found is how it fails.
  expect(grep).toThrow(expect.objectContaining({ status: 1, stdout: '' }))
})
