import '@ag/ui/global.css'
import { loadFont } from '@ag/ui/font'
import './preview.css'
import type { Preview } from '@storybook/react-vite'

const font = loadFont()

/** The two themes, chosen in the toolbar and shown as a page shows them: by an attribute of its root. */
const preview: Preview = {
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: { layout: 'fullscreen' },
  loaders: [() => font],
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme
      return Story()
    },
  ],
  beforeEach: () => {
    document.documentElement.lang = 'pt-BR'
  },
  // After what a story plays: whoever looks at it from outside waits for its name.
  afterEach: ({ id }) => {
    document.documentElement.dataset.ready = id
  },
}
export default preview
