import type { AssistantBrand } from '@ag/contracts'
import { both, brandColors, surfaces } from './brand-colors'
import { inkOn, mix, standOut } from './contrast'
import { cornerOf } from './corners'

/** What of the assistant's look is the brand's; everything else are the tokens of the site. */
export interface AssistantTheme {
  /** The ground of what can be done and of what the visitor said. */
  accent: string
  accentHover: string
  onAccent: string
  /** The ground of what was answered. */
  accentSoft: string
  onAccentSoft: string
  /** A link among words. */
  link: string
  /** The ground of the header. */
  loud: string
  loudHover: string
  onLoud: string
  onLoudMuted: string
  /** What deserves a second look on the header. */
  highlight: string
  online: string
  corner: ReturnType<typeof cornerOf>
}

const site: Omit<AssistantTheme, 'corner'> = {
  accent: 'var(--color-accent)',
  accentHover: 'var(--color-accent-hover)',
  onAccent: 'var(--color-on-accent)',
  accentSoft: 'var(--color-accent-soft)',
  onAccentSoft: 'var(--color-on-accent-soft)',
  link: 'var(--color-accent)',
  loud: 'var(--color-loud)',
  loudHover: 'color-mix(in oklab, var(--color-loud), var(--color-on-loud) 16%)',
  onLoud: 'var(--color-on-loud)',
  onLoudMuted: 'var(--color-on-loud-muted)',
  highlight: 'var(--color-highlight)',
  online: '#4bd3a0',
}

/** The look for a brand: its colour where it can be read, whatever colour that is. */
export function themeOf({ color, corner }: AssistantBrand): AssistantTheme {
  return { ...(color === undefined ? site : colorsOf(color)), corner: cornerOf(corner) }
}

function colorsOf(color: string): typeof site {
  const light = shades(color, surfaces.light)
  const dark = shades(color, surfaces.dark)
  const pair = (name: keyof typeof light) => both(light[name], dark[name])
  const { ground, ink } = brandColors(color)
  return {
    accent: ground,
    accentHover: pair('hover'),
    onAccent: ink,
    accentSoft: pair('soft'),
    onAccentSoft: pair('onSoft'),
    link: pair('link'),
    loud: ground,
    loudHover: pair('hover'),
    onLoud: ink,
    onLoudMuted: ink,
    highlight: ink,
    online: ink,
  }
}

/** What is made of a colour to lie on a surface. */
export function shades(color: string, surface: string) {
  const ground = standOut(color, surface, 3)
  const ink = inkOn(ground)
  const soft = mix(color, surface, 0.86)
  return {
    ground,
    ink,
    // Away from what is written on it.
    hover: mix(ground, inkOn(ink), 0.14),
    soft,
    onSoft: standOut(color, soft, 4.5),
    link: standOut(color, surface, 4.5),
  }
}
