import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** Looks for what shows only by number or by chance; `npm run nightly` runs it. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['**/nightly/*.test.ts', '**/journeys/{gateways,hostile-markup}.test.ts'],
  outputDir: '../test-results/nightly',
})
