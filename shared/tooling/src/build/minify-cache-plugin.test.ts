import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { minification } from './minification'
import { MinifyCachePlugin } from './minify-cache-plugin'

jest.setTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'minified-'))
const cache = join(folder, 'cache')
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds a text into one script. */
async function build(text: string, takes = true, keptIn = cache): Promise<string> {
  writeFileSync(join(folder, 'index.js'), text)
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    optimization: {
      minimizer: [new TerserPlugin({ parallel: false, extractComments: false, terserOptions: minification })],
    },
    plugins: [new MinifyCachePlugin(keptIn, takes)],
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((failed) =>
      compiler.close((error) => ((failed ?? error) ? reject(failed ?? error) : resolve())),
    ),
  )
  return readFileSync(join(folder, 'dist/main.js'), 'utf8')
}
const kept = () => readdirSync(cache).map((file) => join(cache, file))

it('takes what came of the same text before, unless all is to be made anew, and forgets what is old', async () => {
  const made = await build('console.log(1 + 1)')
  expect(made).toBe('console.log(2);')
  const [file = ''] = kept()
  writeFileSync(file, 'taken')
  expect(await build('console.log(1 + 1)')).toBe('taken')
  expect(await build('console.log(1 + 1)', false)).toBe(made)
  expect(readFileSync(file, 'utf8')).toBe(made)

  utimesSync(file, 0, 0)
  expect(await build('console.log(1 + 2)')).toBe('console.log(3);')
  expect(kept()).toHaveLength(1)
  expect(kept()).not.toContain(file)
})

it('minifies where nothing can be kept', async () => {
  expect(await build('console.log(1 + 3)', true, join(folder, 'index.js/cache'))).toBe('console.log(4);')
})
