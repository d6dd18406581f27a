import { defineConfig } from '@playwright/test'
import { sitePort, siteUrl } from './fixtures/site-settings'

/** Looks at every story of the built gallery; `tools/lib/gallery.mjs` builds it first. */
export default defineConfig({
  testDir: 'gallery',
  outputDir: '../test-results/gallery',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  // A story waits for its frames a third of its time.
  workers: 4,
  retries: 0,
  timeout: 30_000,
  forbidOnly: !!process.env.CI,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['dot']],
  expect: {
    timeout: 8000,
    toHaveScreenshot: {
      animations: 'disabled',
      // How far a pixel may be off: what another Chromium rounds differently, and less than any two of our colours.
      threshold: 0.02,
      // How many may be further off: fewer than the smallest mark has, a dot of the calendar.
      maxDiffPixels: 10,
    },
  },
  use: { baseURL: siteUrl },
  webServer: {
    command: `node_modules/.bin/vite preview --host 127.0.0.1 --port ${sitePort} --strictPort`,
    cwd: '../gallery',
    url: `${siteUrl}/index.json`,
  },
})
