void import(/* webpackChunkName: "bootstrap" */ './bootstrap')

/** Shared libraries that the shell itself does not use are offered to the remotes only if its build holds them. */
export const offered = [
  () => import('@ag/ui/data'),
  () => import('@ag/ui/dates'),
  () => import('@ag/ui/form'),
  () => import('@ag/ui/overlay'),
]
