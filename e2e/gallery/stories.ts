import { readFileSync } from 'node:fs'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export interface Story {
  id: string
  title: string
  name: string
  /** `wide` and `desk` need more room than a phone has; `window` is more than its own box, as a dialog is. */
  tags: string[]
}

/** What the built gallery holds. */
export const stories: Story[] = Object.values<Story & { type: string }>(
  JSON.parse(readFileSync(new URL('../../gallery/dist/index.json', import.meta.url), 'utf8')).entries,
).filter(({ type }) => type === 'story')

export const baselineOf = ({ id }: Story, theme: Theme): string => `${id}-${theme}.png`
