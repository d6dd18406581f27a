const white = '#ffffff'
const black = '#000000'

/** How light a colour (`#rrggbb`) is, from 0 to 1, as WCAG 2 reckons. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How well one colour is told from another: 1 for the same, 21 for black and white. */
export function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/** What can be read on a colour, whichever that is: no colour is too near to both. */
export const inkOn = (ground: string): string => (contrast(white, ground) >= 4.5 ? white : black)

/** The colour itself, or made darker or lighter by as little as it takes to stand out from a ground. */
export function standOut(color: string, ground: string, ratio: number): string {
  const far = inkOn(ground)
  let share = 0
  let found = color
  while (contrast(found, ground) < ratio && share < 1) {
    share += 0.02
    found = mix(color, far, share)
  }
  return found
}

/** One colour with some share of another. */
export function mix(color: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(color).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * Math.min(share, 1)),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
