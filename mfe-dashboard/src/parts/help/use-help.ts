import { isUnder } from '@ag/core'
import { notify } from '@ag/platform'
import { helpEvent, placeAssistant } from '@ag/platform/assistant'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { texts } from './texts'

/** Takes the open panel away. It outlives the page that opened it, as a conversation does that goes on about the next one. */
let takeAway: (() => void) | undefined
const listeners = new Set<() => void>()

function open(): void {
  if (takeAway) return
  const domElement = document.body.appendChild(document.createElement('div'))
  const leave = placeAssistant({ domElement, look: 'help', onClose: close, onFail: fail })
  takeAway = () => {
    leave()
    // The assistant leaves by itself, in its own time; an empty element in the meantime shows nothing.
    domElement.hidden = true
    takeAway = undefined
    tell()
  }
  tell()
}

function close(): void {
  takeAway?.()
}

function fail(): void {
  close()
  notify({ type: 'error', title: texts.failed, message: texts.failedWhy })
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The help beside the pages of the dashboard: the assistant, fetched when somebody asks for it. */
export function useHelp() {
  const isOpen = useSyncExternalStore(subscribe, () => takeAway !== undefined)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (hasClosed) button.current?.focus()
  }, [isOpen])

  useEffect(() => {
    document.addEventListener(helpEvent, open)
    return () => document.removeEventListener(helpEvent, open)
  }, [])

  useEffect(
    () => () => {
      if (!isUnder(location.pathname, '/dashboard')) close()
    },
    [],
  )

  return { button, isOpen, toggle: () => (takeAway ? close() : open()) }
}
