import { existsSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { colours, laidOut } from '../fixtures/accessibility'
import { test } from './gallery-page'
import { baselineOf, type Story, stories, themes } from './stories'

/** The baselines are drawn by Chromium on Linux, as in CI; other systems draw letters in another way. */
const compared = process.platform === 'linux'

const phone = 320
const largeDesk = 1920
const changesShape = ({ tags }: Story) => tags.some((tag) => ['wide', 'desk', 'window'].includes(tag))

for (const story of stories)
  test(`${story.title}: ${story.name}`, async ({ gallery }) => {
    await gallery.open(story)
    if (compared)
      for (const theme of themes) {
        await gallery.wear(theme)
        await expect.soft(gallery.pictureOf(story)).toHaveScreenshot(baselineOf(story, theme))
      }

    await gallery.wear('light')
    for (const width of [phone, largeDesk]) {
      await gallery.resize(width)
      expect.soft(await gallery.overflow(), `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
      // What shows the same at any width can only be pressed and scrolled in another way.
      const only = width === phone || changesShape(story) ? undefined : laidOut
      expect.soft(await gallery.violations(only), `light at ${width} px`).toEqual([])
    }
    await gallery.wear('dark')
    expect.soft(await gallery.violations(colours), 'dark').toEqual([])
    expect.soft(gallery.complaints).toEqual([])
  })

test('no baseline is left of a story that is gone', () => {
  const folder = new URL('baselines/', import.meta.url)
  const baselines = existsSync(folder) ? readdirSync(folder) : []
  const known = stories.flatMap((story) => themes.map((theme) => baselineOf(story, theme)))
  expect(baselines.filter((name) => !known.includes(name))).toEqual([])
})

const changes = {
  'a colour a step away': 'button { background: #0b7350 !important }',
  'a ground a shade softer':
    'button { background: color-mix(in srgb, var(--color-accent) 92%, white) !important }',
  'a shift of two pixels': 'button { translate: 2px 0 }',
  'a line one pixel lower': '#storybook-root { padding-top: calc(var(--space-4) + 1px) }',
  'corners that are less round': 'button { border-radius: 12px !important }',
  'letters a little heavier': 'button { font-weight: 750 !important }',
}
for (const [name, css] of compared ? Object.entries(changes) : [])
  test(`a change is seen: ${name}`, async ({ gallery }) => {
    const story = stories.find(({ id }) => id === 'button--primary')
    if (!story) throw new Error('The gallery has no primary button.')
    await gallery.open(story)
    await gallery.wear('light')
    const style = await gallery.page.addStyleTag({ content: css })
    await expect(gallery.pictureOf(story)).not.toHaveScreenshot(baselineOf(story, 'light'))
    await style.evaluate((element) => element.parentNode?.removeChild(element))
  })
