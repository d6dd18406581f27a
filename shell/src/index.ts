void import(/* webpackChunkName: "bootstrap" */ './bootstrap')

/** A shared library that the shell itself does not use is offered to the remotes only if its build holds it. */
export const offered = () => import('@ag/ui/form')
