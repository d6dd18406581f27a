import { type Platform, platform, takePlatform } from './platform'
import { startRefreshing } from './refresh'

export { endIfRefused } from './enter'
export { identify } from './identify'
export { signIn, signInWith, signOut } from './sign-in'

/** Starts what goes on as long as the page does; once, however often it is called. */
export function start(given: Platform): void {
  if (platform) return
  takePlatform(given)
  startRefreshing()
}
