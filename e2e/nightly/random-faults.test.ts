import { chromiumPage } from '../engines/chromium'
import { engines } from '../engines/engines'
import { type Walker, walkerOn } from '../engines/walker'
import { type Fault, type FaultProxy, tampered } from '../fixtures/fault-proxy'
import { test } from '../fixtures/gateway'
import { administrator, customer, expect, noiseOfFaults } from '../fixtures/test'

/** In each engine, a fifth of them in each area. */
const faults = Number(process.env.FAULTS || 200)
// The same each time, unless asked: what fails can be looked at again.
const seed = Number(process.env.FAULTS_SEED || 7)

test.use({ allowedNoise: noiseOfFaults })

interface Place {
  path: string
  /** What leads there. */
  link: string
  /** The screen's own file. */
  chunk: string
  /** Its title; the link's name unless said. */
  title?: string
  /** Does it ask the backend for anything? A form does not. */
  asks?: boolean
  /** Is the file fetched before anybody presses anything? */
  comesWithThePage?: boolean
}

interface Area {
  name: string
  remote: string
  from: string
  as?: typeof customer
  places: Place[]
}

const areas: Area[] = [
  {
    name: 'the dashboard',
    remote: 'mfe-dashboard',
    from: '/dashboard',
    as: customer,
    places: [
      { path: '/dashboard/services', link: 'Serviços', chunk: 'services', asks: true },
      { path: '/dashboard/billing', link: 'Faturamento', chunk: 'billing', asks: true },
      { path: '/dashboard/usage', link: 'Uso', chunk: 'usage', asks: true },
      { path: '/dashboard/settings', link: 'Configurações', chunk: 'settings', asks: true },
    ],
  },
  {
    name: 'the admin area',
    remote: 'mfe-admin',
    from: '/admin',
    as: administrator,
    places: [
      { path: '/admin/products', link: 'Produtos', chunk: 'products', asks: true },
      { path: '/admin/pricing', link: 'Preços', chunk: 'pricing', asks: true },
      { path: '/admin/meetings', link: 'Reuniões', chunk: 'meetings', asks: true },
    ],
  },
  {
    name: 'the public pages',
    remote: 'mfe-public',
    from: '/',
    places: [
      { path: '/agents', link: 'Agentes', chunk: 'agents', title: 'Compare os agentes e escolha o seu' },
      { path: '/consultation', link: 'Marcar uma reunião', chunk: 'consultation', asks: true },
    ],
  },
  {
    name: 'the ways into an account',
    remote: 'mfe-auth',
    from: '/auth/login',
    places: [
      { path: '/auth/signup', link: 'Criar conta', chunk: 'signup' },
      { path: '/auth/forgot-password', link: 'Esqueci minha senha', chunk: 'forgot-password' },
    ],
  },
  {
    name: 'the assistant',
    remote: 'mfe-assistant',
    from: '/',
    places: ['remoteEntry', 'expose-gate', 'expose-widget', 'panel'].map((chunk) => ({
      path: '/agents',
      link: 'Assistente IA',
      chunk,
      asks: true,
      comesWithThePage: chunk !== 'panel',
    })),
  },
]
const kinds: Record<string, { of: 'all' | 'calls' | 'file'; fault: Fault }> = {
  'no line': { of: 'all', fault: 'cut' },
  'calls answered 503': { of: 'calls', fault: 'unavailable' },
  'calls that hang': { of: 'calls', fault: 'hang' },
  'slow calls': { of: 'calls', fault: { delay: 3000 } },
  'file 404': { of: 'file', fault: 'missing' },
  'tampered file': { of: 'file', fault: tampered },
  'file that hangs': { of: 'file', fault: 'hang' },
  'slow file': { of: 'file', fault: { delay: 3000 } },
}
const calls = /^\/api\/(?!reports|beacon)/
const everything = /./

for (const area of areas) {
  const count = Math.ceil(faults / areas.length)
  test.describe(() => {
    test.describe.configure({ timeout: 30_000 + count * 20_000 })
    test(`${count} random faults in ${area.name} heal without a reload`, async ({ page, wire, tokenOf }) => {
      const token = area.as && (await tokenOf(area.as))
      await meetFaults(area, count, walkerOn(chromiumPage(page), wire.url), wire, token)
    })
    for (const engine of engines)
      test(`${count} random faults in ${area.name} heal without a reload in ${engine.name}`, async ({
        wire,
        tokenOf,
      }) => {
        const token = area.as && (await tokenOf(area.as))
        const page = await engine.open()
        try {
          await meetFaults(area, count, walkerOn(page, wire.url), wire, token)
        } finally {
          await page.close()
        }
      })
  })
}

async function meetFaults(area: Area, count: number, walker: Walker, wire: FaultProxy, token?: string) {
  const random = generator(seed)
  const unhealed: string[] = []
  for (let nth = 1; nth <= count; nth += 1) {
    const met = someFault(area, random)
    const { place, kind, phase, lasts } = met
    const what = `${nth} ${kind} while ${phase}, ${place.link} (${place.chunk}), ${lasts} ms`
    try {
      // What an earlier fault had fetched would hide this one.
      const site = await wire.freshUrl()
      await walker.page.goto(`${site}/robots.txt`)
      await walker.page.evaluate(beKnown, token ?? null)
      await meet(met, walker, wire, site)
      if (!(await heals(met, walker))) unhealed.push(what)
    } catch (error) {
      unhealed.push(`${what}: ${error}`)
    }
    wire.heal()
  }
  console.info(`${area.name}: ${count} faults, ${unhealed.length} not healed`)
  expect(unhealed, `FAULTS_SEED=${seed}`).toEqual([])
}

type MetFault = ReturnType<typeof someFault>

function someFault(area: Area, random: () => number) {
  const oneOf = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item
  const place = oneOf(area.places)
  const isPossible = ({ of }: { of: string }) => place.asks || of !== 'calls'
  const [kind, { of, fault }] = oneOf(Object.entries(kinds).filter(([, each]) => isPossible(each)))
  const isAssistant = area.remote === 'mfe-assistant'
  // A page that cannot be asked for is the browser's own to tell of.
  const phase = of === 'all' || isAssistant ? 'going' : oneOf(['opening', 'going'])
  const file = new RegExp(`/${area.remote}/.*/${place.chunk}\\.js`)
  const address = { all: everything, calls, file }[of]
  return { area, place, isAssistant, kind, of, fault, phase, address, lasts: Math.floor(random() * 2000) }
}

/** Goes to the place while the fault is there, until it has been met and has passed. */
async function meet(met: MetFault, walker: Walker, wire: FaultProxy, site: string): Promise<void> {
  const { area, place, isAssistant, of, fault, phase, address, lasts } = met
  const role = isAssistant ? 'button' : 'link'
  const breaks = () => {
    wire.breaks(address, fault)
    return wire.asked.length
  }
  const isThereFirst = of === 'file' || phase === 'opening'
  let since = isThereFirst ? breaks() : 0
  await walker.page.goto(site + (phase === 'opening' ? place.path : area.from))
  await walker.mark()
  if (phase === 'going') {
    await walker.isReady()
    const isPressed = of !== 'file' || !place.comesWithThePage
    if (isPressed) await walker.finds(role, place.link)
    if (!isThereFirst) since = breaks()
    if (isPressed) await walker.press(role, place.link)
  }
  // What was fetched ahead may make do without a line.
  if (of !== 'all')
    await expect
      .poll(() => wire.asked.slice(since).some((each) => address.test(each)), { message: 'it was met' })
      .toBe(true)
  await walker.wait(lasts)
  wire.heal()
}

/** Does the screen come whole into the same document, by itself or by a press on what offers to try again? */
async function heals({ place, isAssistant }: MetFault, walker: Walker): Promise<boolean> {
  const isThere = () =>
    isAssistant ? walker.has('field', 'Sua mensagem') : walker.has('heading', place.title ?? place.link)
  const until = Date.now() + 25_000
  while (Date.now() < until) {
    await walker.tap('button', 'Tentar novamente')
    if (isAssistant && !(await isThere())) await walker.tap('button', place.link)
    if ((await isThere()) && (await walker.page.evaluate(isWhole)))
      return (await walker.isMarked()) && !(await walker.page.evaluate(() => 'tampered' in window))
    await walker.wait(200)
  }
  return false
}

/** Runs in the page: nothing is on its way, and nothing has failed. */
function isWhole(): boolean {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const shown = (selector: string, words: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => isShown(element) && element.textContent?.includes(words),
    )
  return (
    document.querySelectorAll('main [aria-busy="true"]').length === 0 &&
    !shown('[role="status"]', 'Carregando…') &&
    !shown('main *', 'Problema de conexão') &&
    !shown('button', 'Tentar novamente')
  )
}

/** Runs in the page: somebody who has refused everything optional, and has signed in if there is a token. */
function beKnown(token: string | null): void {
  const preferences = { necessary: true, functional: false, analytics: false, marketing: false }
  const timestamp = new Date().toISOString()
  const consent = { preferences, action: 'reject_all', timestamp, version: '1.0.0' }
  localStorage.setItem('ag.privacy', JSON.stringify(consent))
  if (token) localStorage.setItem('ag.token', token)
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function generator(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
