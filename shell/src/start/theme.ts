import { cookieNames } from '@ag/core'
import { askEarly } from './ask-early'

// The first script of every page: a theme that was kept is on before anything is drawn, in the page and around it, and so is the
// question about cookies.

askEarly()
const [, theme] = new RegExp(`(?:^|; )${cookieNames.theme}=(light|dark)(?:;|$)`).exec(document.cookie) ?? []
if (theme) {
  document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('media', meta.getAttribute('media')?.includes(theme) ? 'all' : 'not all')
}

// A choice made before the page has its handlers shows at once too; the platform keeps it when it starts.
addEventListener(
  'change',
  ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'theme')
      document.documentElement.dataset.theme = target.value
  },
  true,
)
