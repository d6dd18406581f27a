import { pause } from './start/pause'

void start()

/** One library at a time: together they would keep a slow phone from answering. */
async function start(): Promise<void> {
  await pause()
  await import('react-dom/client')
  await pause()
  await import('@ag/platform')
  await pause()
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap')
}

/** Shared libraries that the shell itself does not use are offered to the remotes only if its build holds them. */
export const offered = [
  () => import('@ag/ui/data'),
  () => import('@ag/ui/dates'),
  () => import('@ag/ui/form'),
  () => import('@ag/ui/overlay'),
]
