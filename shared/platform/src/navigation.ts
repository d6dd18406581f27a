type Navigate = (path: string, options?: { replace?: boolean }) => void

let navigator: Navigate = (path) => window.location.assign(path)

/** Gives the platform the router's navigation; the shell calls it once at start-up. */
export function setNavigator(navigate: Navigate): void {
  navigator = navigate
}

/** Goes to a path of this site from outside of React. */
export const navigate: Navigate = (path, options) => navigator(path, options)
