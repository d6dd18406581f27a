import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { leanRouter } from './lean-router'
import { productionRouter } from './webpack-config'
import { workspaceRoot } from './workspace'

const folder = dirname(productionRouter(workspaceRoot(__dirname), 'index.mjs'))
const source = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .find((text) => text.includes('function useRoutesImpl('))

it('changes the library that is installed in every way it is meant to', () => {
  const lean = leanRouter(source ?? '')
  expect(lean).toContain('var Link = /* @__PURE__ */ React')
  expect(lean).toContain('throw new Error(message)')
  expect(lean).not.toMatch(/^\w+\.displayName = /m)
  expect(lean.match(/^const dataRouterOpts = undefined;$/gm)).toHaveLength(2)
})

it('refuses a library that has another shape', () => {
  expect(() => leanRouter((source ?? '').replaceAll('dataRouterOpts', 'options'))).toThrow(
    'react-router has nothing like',
  )
})
