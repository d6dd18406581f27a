import { type RefObject, useEffect } from 'react'

/**
 * Scrolls a line of links or tabs that may be wider than its place, and nothing around it, to where the current one is: at first,
 * and when another one becomes it.
 */
export function useCurrentInView(line: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is marked as current
  useEffect(() => {
    const marked = line.current?.querySelector('[aria-current], [aria-selected="true"]')
    if (!line.current || !marked) return
    const { left, width } = marked.getBoundingClientRect()
    const { left: start } = line.current.getBoundingClientRect()
    line.current.scrollLeft += left - start - (line.current.clientWidth - width) / 2
  }, [line, current])
}
