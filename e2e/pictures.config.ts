import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** Takes the pictures of agents at work that public pages show; `npm run pictures` runs it. */
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  outputDir: '../test-results/pictures',
  workers: 1,
  timeout: 90_000,
  reporter: [['list']],
  use: {
    ...journeys.use,
    // Sharp on any screen, and small enough to be read on a phone.
    viewport: { width: 720, height: 1400 },
    deviceScaleFactor: 2,
    contextOptions: { reducedMotion: 'reduce' },
    // What has no place in a picture is hidden by a style of this program's own.
    bypassCSP: true,
  },
})
