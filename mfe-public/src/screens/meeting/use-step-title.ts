import { type RefObject, useEffect, useRef } from 'react'

/** What has just opened begins with its title: it takes the focus, so that it is read. */
export function useStepTitle(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return title
}
