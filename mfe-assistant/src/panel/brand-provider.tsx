import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider, ThemeProvider } from '@emotion/react'
import { type ReactNode, useMemo } from 'react'
import type { AssistantProps } from '../assistant-props'
import { type AssistantTheme, themeOf } from '../theme/theme'

declare module '@emotion/react' {
  interface Theme extends AssistantTheme {}
}

export interface BrandProviderProps extends Pick<AssistantProps, 'brand'> {
  tree: ShadowRoot
}

/** Gives what stands in it the styles of its own tree, and the look of the brand. */
export function BrandProvider({ tree, brand, children }: BrandProviderProps & { children: ReactNode }) {
  const theme = useMemo(() => themeOf(brand ?? {}), [brand])
  return (
    <CacheProvider value={cacheOf(tree)}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}

const caches = new WeakMap<ShadowRoot, EmotionCache>()

function cacheOf(tree: ShadowRoot): EmotionCache {
  const cache = caches.get(tree) ?? makeCache(tree)
  caches.set(tree, cache)
  return cache
}

/**
 * Rules go into a stylesheet made from script: Emotion's own sheets are `<style>` elements, which the content policy would
 * have to let in. Every browser that we serve writes all of our properties without a prefix.
 */
function makeCache(tree: ShadowRoot): EmotionCache {
  const cache = createCache({ key: 'assistant', container: tree, speedy: true, stylisPlugins: [] })
  const sheet = new CSSStyleSheet()
  tree.adoptedStyleSheets.push(sheet)
  cache.sheet.insert = (rule) => void sheet.insertRule(rule, sheet.cssRules.length)
  return cache
}
