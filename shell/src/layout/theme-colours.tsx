import { type Theme, useTheme } from '@ag/platform'

/** The ground of a page, `--color-bg` of the tokens, by scheme. */
const grounds = [
  ['light', '#fbfaf6'],
  ['dark', '#0c1411'],
] as const

/** What the browser paints around the page; React moves it into `<head>`. */
export function ThemeColours() {
  const theme = useTheme()
  return grounds.map(([scheme, ground]) => (
    <meta name="theme-color" content={ground} media={mediaOf(scheme, theme)} key={scheme} />
  ))
}

/** When a scheme's colour is the one to paint; the page's first script says the same before React does. */
function mediaOf(scheme: Theme, theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return scheme === theme ? 'all' : 'not all'
}
