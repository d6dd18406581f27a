import type { MinifyOptions } from 'terser'

/** How every script for browsers is made small. */
export const minification: MinifyOptions = {
  ecma: 2020,
  compress: { passes: 6 },
  format: { comments: false },
}
