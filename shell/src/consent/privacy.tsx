import { onConsentChange, sessionAtom, store } from '@ag/platform'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadPrivacyInfo } from './cookie-info'
import { reviewConsent } from './decide'
import { PrivacyBox } from './privacy-box'
import { syncConsent } from './sync'
import { infoAtom, isDue, show, viewAtom } from './view'

let started = false

/** Mounts the box, and asks if a decision is due: at once where there is none, later where what is kept has changed. */
export function startPrivacy(): void {
  if (started) return
  started = true
  const domElement = document.createElement('div')
  domElement.id = 'choice'
  // First in the page, so that it is first on the way of a keyboard.
  document.body.prepend(domElement)
  createRoot(domElement, { identifierPrefix: 'choice-' }).render(
    <StrictMode>
      <PrivacyBox />
    </StrictMode>,
  )
  showReceiptOfAddress()
  addEventListener('hashchange', showReceiptOfAddress)
  onConsentChange(closeIfDecidedElsewhere)
  reviewConsent()
  askIfDue()
  void learn()
  void syncConsent()
  addEventListener('online', () => void syncConsent())
  store.sub(sessionAtom, () => void syncConsent())
}

/** Opens the box with everything in it. */
export function openPrivacy(): void {
  startPrivacy()
  show({ name: 'details' })
}

function askIfDue(): void {
  if (store.get(viewAtom).name === 'hidden' && isDue()) show({ name: 'asking' })
}

async function learn(): Promise<void> {
  try {
    const known = await loadPrivacyInfo()
    store.set(infoAtom, known)
    reviewConsent(known.info.fingerprint)
    askIfDue()
  } catch (error) {
    console.warn('privacy information is not available', error)
  }
}

function closeIfDecidedElsewhere(): void {
  const { name } = store.get(viewAtom)
  const waits = name === 'asking' || name === 'collapsed'
  if (waits && !isDue()) show({ name: 'hidden' })
}

function showReceiptOfAddress(): void {
  const id = new URLSearchParams(location.hash.slice(1)).get('comprovante')
  if (id && /^[\w-]{1,64}$/.test(id)) show({ name: 'receipt', id })
}
