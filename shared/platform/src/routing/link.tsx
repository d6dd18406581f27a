import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** A link within an area, to an address that may be relative to its route. Plain links do for all others. */
export function Link({ to, ...native }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) {
  return <a {...native} href={useHref(to)} onClick={useLinkClickHandler(to)} />
}
