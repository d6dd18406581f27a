import { expect } from '@playwright/test'
import type { Engine } from './engines'
import { type Walker, walkerOn } from './walker'

/** Walks through a site in a browser of its own, which is closed when the walk is over. */
export async function walkIn(
  engine: Engine,
  site: string,
  expected: RegExp | undefined,
  use: (walker: Walker) => Promise<void>,
) {
  const page = await engine.open()
  try {
    await use(walkerOn(page, site))
    expect(page.noise.filter((line) => !expected?.test(line))).toEqual([])
  } finally {
    await page.close()
  }
}
