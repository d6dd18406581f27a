import type { StorybookConfig } from '@storybook/react-vite'

/** The gallery of `shared/ui`: its stories stand beside its parts. Nothing is sent or fetched while it is built. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [{ directory: '../../shared/ui/src', files: '**/*.stories.tsx' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Pages have grounds and sizes of their own: the theme and the window decide.
  features: { backgrounds: false },
  // That libraries mark their client code, that bundles are big and plugins slow is no matter here.
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { moduleLevelDirective: false, bundlerTimings: false, pluginTimings: false },
      },
    },
  }),
}
export default config
