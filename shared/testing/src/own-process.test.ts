import { freePort, launchProcess, type OwnProcess, whenServing } from './own-process'

const serves = `require('node:http').createServer((_, answer) => answer.end()).listen(process.env.PORT)`
const ends = `console.error('no database'); process.exitCode = 3`

async function start(program: string): Promise<{ started: OwnProcess; url: string }> {
  const PORT = String(await freePort())
  const started = launchProcess({ program: ['-e', program], env: { PORT } })
  return { started, url: `http://127.0.0.1:${PORT}` }
}

it('waits until a program serves, and ends it', async () => {
  const { started, url } = await start(serves)
  await whenServing(started, url, 10_000)
  expect((await fetch(url)).status).toBe(200)
  await started.kill('SIGTERM')
  await expect(fetch(url)).rejects.toThrow()
})

it('says what a program wrote that ended instead', async () => {
  const { started, url } = await start(ends)
  await expect(whenServing(started, url, 10_000)).rejects.toThrow(/no database/)
  expect(await started.kill('SIGTERM')).toBe(3)
})

it('ends what serves too late', async () => {
  const { started, url } = await start('setInterval(() => undefined, 1000)')
  await expect(whenServing(started, url, 100)).rejects.toThrow(`Nothing serves ${url}`)
  expect(started.child.signalCode).toBe('SIGKILL')
})

it('gives a port once', async () => {
  expect(await freePort()).not.toBe(await freePort())
})
