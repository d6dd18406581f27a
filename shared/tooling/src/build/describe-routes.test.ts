import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeRoutes } from './describe-routes'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'routes-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function describeFile(text: string) {
  const file = join(folder, 'index.cjs')
  writeFileSync(file, text)
  return describeRoutes(file)
}

it('lists what screens say about themselves, at their paths below the area', () => {
  const routes = describeFile(`
    const { screen } = require('@ag/platform')
    const load = () => { throw new Error('nothing is loaded') }
    exports.routes = [
      { index: true, ...screen('home', load, { title: 'Início', prerender: true }) },
      { path: 'agents', children: [
        { index: true, ...screen('agents', load, { title: 'Agentes', prerender: true }) },
        { path: ':slug', ...screen('agent', load, { title: 'Agente', index: false }) },
      ] },
      { path: 'old', element: 'moved' },
    ]
  `)
  expect(routes).toEqual([
    { path: '', prerender: true, index: true, chunk: 'home' },
    { path: 'agents', prerender: true, index: true, chunk: 'agents' },
    { path: 'agents/:slug', prerender: false, index: false, chunk: 'agent' },
    { path: 'old', prerender: false, index: true, chunk: undefined },
  ])
})

it('needs no shared library, however it is used', () => {
  const routes = describeFile(`
    const react = require('react'), { jsx } = require('react/jsx-runtime'), ui = require('@ag/ui')
    const { query, atom } = require('@ag/platform')
    class Boundary extends react.Component {}
    const made = new ui.Thing(\`\${atom('a').b.c}\`)
    const [first, ...others] = react.useState(made)
    const element = jsx(react.memo(() => jsx(Boundary, {})), { first, others })
    module.exports = { routes: [{ path: 'a', element, loader: query({}).queryFn }] }
  `)
  expect(routes).toEqual([{ path: 'a', prerender: false, index: true, chunk: undefined }])
})

it('refuses a file without routes', () => {
  expect(() => describeFile('exports.pages = []')).toThrow('exports no routes')
  expect(() => describeFile('exports.routes = {}')).toThrow('exports no routes')
})

it('passes on what the file throws', () => {
  expect(() => describeFile('window.scrollTo(0, 0)')).toThrow('window is not defined')
})
