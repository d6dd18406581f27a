import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseTheme } from '@ag/platform'
import { act, render, waitFor } from '@testing-library/react'
import { ThemeColours } from './theme-colours'

const tokens = readFileSync(join(__dirname, '../../../shared/ui/src/styles/tokens.css'), 'utf8')
const metas = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => [
    meta.content,
    meta.getAttribute('media'),
  ])

it('paints around the page what the page stands on, in step with the choice', async () => {
  const [, light, dark] = /--color-bg: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? []
  render(<ThemeColours />)
  expect(metas()).toEqual([
    [light, '(prefers-color-scheme: light)'],
    [dark, '(prefers-color-scheme: dark)'],
  ])
  await act(async () => chooseTheme('dark'))
  await waitFor(() =>
    expect(metas()).toEqual([
      [light, 'not all'],
      [dark, 'all'],
    ]),
  )
  await act(async () => chooseTheme('system'))
})
