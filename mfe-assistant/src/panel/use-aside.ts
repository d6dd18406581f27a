import { useEffect } from 'react'
import { isPhone, onTurn } from './phone'

export const asideWidth = '26rem'
const property = '--aside'

/** Tells the page how much of its edge the panel takes, for what else keeps to that. */
export function useAside(isAside: boolean): void {
  useEffect(() => {
    if (!isAside) return
    const { style } = document.documentElement
    const tell = () => style.setProperty(property, isPhone() ? null : asideWidth)
    const forget = onTurn(tell)
    tell()
    return () => {
      forget()
      style.removeProperty(property)
    }
  }, [isAside])
}
