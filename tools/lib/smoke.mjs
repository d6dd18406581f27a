import { knownChromium } from './chromium.mjs'

const patience = 20_000
/**
 * A page that is handed to the browser has no address, and would get nothing from other origins of this machine or network. An
 * address bar draws a page of its own, which nobody sees.
 */
const withoutParts =
  '--disable-features=LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup'

/**
 * Opens pages that a gateway made with a build that is not live yet, in a headless browser: each must start and load what
 * it is to try. Nothing is written: calls other than reading are answered here.
 * @returns what went wrong, one line a page; undefined when there is no browser to ask
 */
export async function smoke(gateway, pages) {
  const executablePath = await knownChromium()
  if (!executablePath) return undefined
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: [withoutParts] })
  try {
    const outcomes = await Promise.all(pages.map((page) => tryPage(browser, gateway, page)))
    return outcomes.flatMap((problem, index) => {
      const { path, host } = pages[index]
      return problem === undefined ? [] : [`${path} on shell ${host}: ${problem}`]
    })
  } finally {
    await browser.close()
  }
}

/** The first thing that goes wrong on a page, or nothing. */
async function tryPage(browser, gateway, { path, remote, build, html, policy }) {
  const context = await browser.newContext({ locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    const told = resolvers()
    page.on('pageerror', (error) => told.resolve(`${error.name}: ${error.message}`))
    const address = new URL(path, gateway).href
    await context.route('**/*', async (route) => {
      const request = route.request()
      if (request.url() === address && request.isNavigationRequest()) {
        const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
        return route.fulfill({ body: html, headers })
      }
      if (request.method() === 'GET') return route.continue()
      if (new URL(request.url()).pathname === '/api/beacons') {
        const reports = JSON.parse(request.postData() ?? '[]')
        const start = reports.find((report) => report.remote === 'shell' && report.outcome !== 'loaded')
        if (start) told.resolve(`the shell failed to start (${start.outcome})`)
        const last = reports.findLast((report) => report.remote === remote && report.build === build)
        if (last)
          told.resolve(last.outcome === 'loaded' ? undefined : `${remote} failed to load (${last.outcome})`)
      }
      return route.fulfill({ status: 204 })
    })
    await page.goto(address)
    const late = setTimeout(
      () => told.resolve(`${remote} was not loaded within ${patience / 1000} seconds`),
      patience,
    )
    const problem = await told.promise
    clearTimeout(late)
    if (problem !== undefined) return problem
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: patience })
    return undefined
  } catch (error) {
    return error.message.split('\n')[0]
  } finally {
    // What is still on its way when the page closes is no failure of anything.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

/** A promise that is settled from outside; Node 20 has none of its own. */
function resolvers() {
  let resolve
  const promise = new Promise((done) => {
    resolve = done
  })
  return { promise, resolve }
}
