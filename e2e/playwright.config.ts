import { defineConfig } from '@playwright/test'
import { chromiumArguments, siteEnvironment, siteUrl } from './fixtures/site-settings'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './fixtures/backend-ready.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 8000 },
  forbidOnly: !!process.env.CI,
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
    ...(process.env.TIMINGS_FILE ? [['./timings-reporter.ts'] as const] : []),
  ],
  use: {
    baseURL: siteUrl,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording every journey costs a tenth of the suite: `--trace on` records the one in question.
    trace: 'off',
    // A worker has one context, which is made like new for each journey.
    reuseContext: true,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
  },
  webServer: {
    command: 'node fixtures/start-site.mjs',
    url: `${siteUrl}/readyz`,
    env: siteEnvironment,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
