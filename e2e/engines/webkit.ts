import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { freePort } from '@ag/testing/own-process'
import { expect } from '@playwright/test'
import type { EnginePage, KeyName } from './engine-page'

/** The browser that comes with the driver, in the folder of the machine's architecture. */
export const webKitBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file))

/** As WebDriver writes them. */
const keys: Record<KeyName, string> = { Enter: '\uE007', Escape: '\uE00C' }

/** Opens a page in a WebKit of its own, on a screen that nobody sees; it is spoken to by WebDriver. */
export async function openWebKit(): Promise<EnginePage> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstWords(screen)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LANGUAGE: 'pt_BR',
      NO_AT_BRIDGE: '1',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const noise: string[] = []
  driver.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (/^CONSOLE .*(?:ERROR|WARN)/.test(line)) noise.push(line)
  })
  const stop = async () => {
    for (const child of [driver, screen]) child.kill()
  }

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`)
    return value
  }

  try {
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isUp, { intervals: [50] }).toBe(true)
    const { sessionId } = (await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          // Its driver waits for the whole page or for nothing.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': {
            binary: webKitBrowser,
            args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
          },
        },
      },
    })) as { sessionId: string }
    const session = `/session/${sessionId}`
    const act = (actions: object) => send('POST', `${session}/actions`, { actions: [actions] })
    const strike = (text: string) =>
      act({
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      })
    const evaluate: EnginePage['evaluate'] = (run, ...args) =>
      send('POST', `${session}/execute/sync`, { script: `return (${run})(...arguments)`, args }) as never
    /** Is the document that was left gone, and the next one read? */
    const isThere = () => !('isLeft' in window) && document.readyState !== 'loading'
    return {
      noise,
      async goto(url) {
        await evaluate(() => void Object.assign(window, { isLeft: true }))
        await send('POST', `${session}/url`, { url })
        // Between two documents there is none to ask.
        const look = () => evaluate(isThere).catch(() => false)
        await expect.poll(look, { intervals: [50], timeout: 15_000 }).toBe(true)
      },
      evaluate,
      async press(x, y) {
        await act({
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        })
      },
      async type(text) {
        await strike(text)
      },
      async key(name) {
        await strike(keys[name])
      },
      async resize(width, height) {
        await send('POST', `${session}/window/rect`, { width, height })
      },
      async close() {
        await send('DELETE', session).catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What a program says first, on the fourth of its streams, which stays open: it may say more. */
async function firstWords(child: ChildProcess): Promise<string> {
  const [words] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data', {
    signal: AbortSignal.timeout(5000),
  })
  return String(words).trim()
}
