import type { Page } from '@playwright/test'
import { axeFindings, lost, movements, sidewaysScroll } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'

// What the checks of `accessibility` find, on a page with one fault of each kind.

const show = (page: Page, body: string) =>
  page.setContent(`<!doctype html><html lang="pt-BR"><title>Página</title><body style="margin:0">${body}`)

test('each fault is found, and what the question about cookies covers is none', async ({ page }) => {
  await test.step('words that are cut off, controls on one another and under something else', async () => {
    await show(
      page,
      `<p style="width:20px;overflow:hidden;white-space:nowrap">cortado no meio</p>
       <div style="position:relative;height:80px">
         <button style="position:absolute;left:0;width:80px;height:30px">um</button>
         <button style="position:absolute;left:60px;width:80px;height:30px">dois</button>
       </div>
       <div style="position:relative;height:60px">
         <button style="width:80px;height:30px">coberto</button>
         <div style="position:absolute;inset:0;background:white"></div>
       </div>`,
    )
    expect
      .soft(await lost(page))
      .toEqual([
        "cut off: 'cortado no meio' in P.",
        "overlap: button 'um' and button 'dois'",
        "out of reach: button 'coberto' under div ''",
      ])
  })

  await test.step('what the open question covers', async () => {
    await show(
      page,
      `<div id="choice"><section role="dialog" aria-label="Sua privacidade"
         style="position:fixed;inset:0;background:white"><button>Aceitar</button></section></div>
       <main><button>coberto</button></main>`,
    )
    expect.soft(await lost(page)).toEqual([])
  })

  await test.step('movement, a page that is too wide and a picture without words', async () => {
    await show(
      page,
      `<style>.turns { transition: rotate 1s } .wide { width: 200vw; height: 1px }</style>
       <main><h1>Agentes</h1><p class="turns">gira</p><div class="wide"></div><img src="data:,"></main>`,
    )
    expect.soft(await movements(page)).toEqual(['P.turns'])
    expect.soft(await sidewaysScroll(page)).toBeGreaterThan(0)
    expect.soft(await axeFindings(page)).toEqual([expect.stringMatching(/^image-alt img/)])
  })
})
