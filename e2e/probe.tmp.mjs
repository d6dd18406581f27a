import { chromium } from '@playwright/test'

const url = process.argv[2] ?? 'http://localhost:3600/'
const name = process.argv[3] ?? 'home'
const width = Number(process.argv[4] ?? 1440)
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const ctx = await b.newContext({ viewport: { width, height: 900 }, colorScheme: process.argv[5] ?? 'light' })
const p = await ctx.newPage()
p.on('console', (m) => console.log('CONSOLE', m.type(), m.text()))
p.on('pageerror', (e) =>
  console.log('PAGEERROR', e.message, (e.stack || '').split('\n').slice(0, 4).join('|')),
)
p.on('requestfailed', (r) => console.log('FAILED', r.url(), r.failure()?.errorText))
const cdp = await ctx.newCDPSession(p)
await cdp.send('Network.enable')
const urls = new Map()
let total = 0,
  js = 0
cdp.on('Network.responseReceived', (e) => urls.set(e.requestId, [e.response.url, e.response.status, e.type]))
cdp.on('Network.loadingFinished', (e) => {
  const u = urls.get(e.requestId)
  if (!u) return
  total += e.encodedDataLength
  if (u[0].endsWith('.js')) js += e.encodedDataLength
  console.log('  ', u[1], u[2], u[0].replace(/https?:\/\/[^/]+/, ''), e.encodedDataLength)
})
await p.goto(url, { waitUntil: 'load' })
await p
  .waitForFunction(() => 'ready' in document.documentElement.dataset, null, { timeout: 12000 })
  .catch(() => console.log('NOT READY'))
await p.waitForTimeout(1500)
console.log('title', await p.title(), 'total', total, 'js', js)
await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: process.argv[6] === 'full' })
await b.close()
