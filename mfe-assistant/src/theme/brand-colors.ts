import { inkOn, standOut } from './contrast'

/** What the assistant lies on, light and dark. */
export const surfaces = { light: '#ffffff', dark: '#131d19' }

/** The colour of a brand as the ground of what is loud, and what is written on it; each for light and for dark. */
export function brandColors(color: string): { ground: string; ink: string } {
  const light = standOut(color, surfaces.light, 3)
  const dark = standOut(color, surfaces.dark, 3)
  return { ground: both(light, dark), ink: both(inkOn(light), inkOn(dark)) }
}

export const both = (light: string, dark: string): string => `light-dark(${light}, ${dark})`
