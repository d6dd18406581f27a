/** The colours of a page, all `#rrggbb`. */
export interface Scheme {
  name: string
  ground: string
  surface: string
  ink: string
  muted: string
  accent: string
  onAccent: string
  soft: string
  onSoft: string
  loud: string
  onLoud: string
  /** A second colour, for pictures alone. */
  spark: string
}

/** Colour schemes by name; every pair that carries text keeps 4.5:1 (schemes.test.ts). */
export const schemes = {
  trigo: scheme(
    'Trigo',
    '#fffaf1 #ffffff #2c1a0c #6a5240 #9c430f #ffffff #f8e7cb #4a2a10 #38200f #fdf2e0 #f2b441',
  ),
  amora: scheme(
    'Amora',
    '#fdf8fa #ffffff #2a1020 #6b4f60 #8d1d58 #ffffff #f9e2ec #5c133a #371028 #fdeef5 #f29f8e',
  ),
  menta: scheme(
    'Menta',
    '#f6fbfa #ffffff #0d2829 #47605f #0a676b #ffffff #d9f0ec #0a4144 #0a3336 #e6f7f4 #f6b860',
  ),
  marinho: scheme(
    'Marinho',
    '#f7f9fd #ffffff #10182c #4d576e #243f95 #ffffff #e1e8fa #1b2c68 #111b3c #eaf0ff #f0b24a',
  ),
  grafite: scheme(
    'Grafite',
    '#f5f5f2 #ffffff #17191c #55585d #b02e0c #ffffff #e7e4dc #33302a #1c1e22 #f4f2ec #f5a524',
  ),
  oliva: scheme(
    'Oliva',
    '#fafbf4 #ffffff #1b2410 #55604a #46641a #ffffff #e8efd4 #2f4411 #202c10 #f1f6e4 #e9a63a',
  ),
  coral: scheme(
    'Coral',
    '#fff9f6 #ffffff #30150f #70504a #b23a2b #ffffff #fde3da #71231a #421710 #ffeee8 #f4b66a',
  ),
} satisfies Record<string, Scheme>

export type SchemeName = keyof typeof schemes

function scheme(name: string, colours: string): Scheme {
  const [ground, surface, ink, muted, accent, onAccent, soft, onSoft, loud, onLoud, spark] = colours.split(
    ' ',
  ) as [string, string, string, string, string, string, string, string, string, string, string]
  return { name, ground, surface, ink, muted, accent, onAccent, soft, onSoft, loud, onLoud, spark }
}

/** Which colour of text stands on which ground in a page. */
export const textPairs: [text: keyof Scheme, ground: keyof Scheme][] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['muted', 'ground'],
  ['muted', 'surface'],
  ['accent', 'ground'],
  ['accent', 'surface'],
  ['onAccent', 'accent'],
  ['onSoft', 'soft'],
  ['onLoud', 'loud'],
  ['loud', 'onLoud'],
]
