import { test as base, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { chromiumArguments, siteUrl } from '../fixtures/site-settings'
import { type Story, stories, type Theme } from './stories'

/** Letters are drawn alike whatever a machine's settings for them are. */
const drawnAlike = ['--font-render-hinting=slight', '--disable-lcd-text', '--force-color-profile=srgb']

/** How wide the window is in which a story is compared: no wider than shows what is special about it. */
const widths = { desk: 1120, wide: 720, narrow: 360 }
const widthOf = ({ tags }: Story) =>
  tags.includes('desk') ? widths.desk : tags.includes('wide') ? widths.wide : widths.narrow

interface Fixtures {
  /** One page for all stories of a worker. */
  gallery: GalleryPage
}

export const test = base.extend<object, Fixtures>({
  gallery: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch({
        executablePath: process.env.CHROMIUM_PATH,
        args: [...chromiumArguments, ...drawnAlike],
      })
      const page = await browser.newPage({
        baseURL: siteUrl,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
      })
      await page.addInitScript({ content: axe.source })
      const gallery = galleryPage(page)
      await page.goto(`/iframe.html?viewMode=story&id=${stories[0]?.id}`)
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      await use(gallery)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

type GalleryPage = ReturnType<typeof galleryPage>

function galleryPage(page: Page) {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl) && !request.url().startsWith('data:'))
      complaints.push(`asks for ${request.url()}`)
  })
  const root = page.locator('#storybook-root')

  return {
    page,
    /** What the browser has complained about since the story was opened. */
    complaints,
    /** What is compared: the window for stories that are more than a box in it. */
    pictureOf: ({ tags }: Story) => (tags.includes('window') ? page : root),

    /** Shows a story in the room that it is compared in, when it has played. */
    async open(story: Story) {
      const { id } = story
      complaints.length = 0
      await page.setViewportSize({ width: widthOf(story), height: 400 })
      await page.evaluate((storyId) => {
        window.scrollTo(0, 0)
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }, id)
      await page.locator(`html[data-ready="${id}"]`).waitFor({ state: 'attached' })
    },

    resize: (width: number) => page.setViewportSize({ width, height: 720 }),

    /** Changes the theme, and waits until no colour is on its way any more. */
    wear: (theme: Theme) =>
      page.evaluate(async (name) => {
        document.documentElement.dataset.theme = name
        const moving = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
        // What inherits a colour sets out when its parent has arrived.
        do await new Promise(requestAnimationFrame)
        while (moving().length > 0)
      }, theme),

    /** What axe finds wrong, a line each; by some of its rules only, where they are told. */
    async violations(only?: string[]): Promise<string[]> {
      const { violations } = await page.evaluate<AxeResults, RunOptions>(
        (options) => window.axe.run('#storybook-root', options),
        {
          ...(only
            ? { runOnly: { type: 'rule', values: only } }
            : { rules: { 'target-size': { enabled: true } } }),
          resultTypes: ['violations'],
          // Of what it fetches beforehand, stylesheets are for rules that are not asked.
          preload: { assets: ['media'] },
        },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      )
    },

    /** How far the page can be scrolled sideways, in pixels. */
    overflow: () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  }
}

declare global {
  interface Window {
    axe: typeof axe
    /** How the gallery's toolbar sends messages to the page of its stories. */
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, about: object) => void }
  }
}
