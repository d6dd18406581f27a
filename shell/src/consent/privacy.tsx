import { onConsentChange, sessionAtom, store } from '@ag/platform'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { choiceBox, choiceIds } from './choice-box'
import { loadPrivacyInfo } from './cookie-info'
import { reviewConsent } from './decide'
import { readEarlyAnswer, switchesOf } from './early-answer'
import { recordChoice } from './privacy-box'
import { syncConsent } from './sync'
import { infoAtom, isDue, show, viewAtom } from './view'

let started = false

/**
 * Takes over the box that came with the page, or mounts one, and asks if a decision is due: at once where there is none, later
 * where what is kept has changed. An answer that was given before is carried out.
 */
export function startPrivacy(): void {
  if (started) return
  started = true
  const box = document.getElementById('choice') ?? emptyBox()
  const early = readEarlyAnswer(box)
  takeOver(box)
  showReceiptOfAddress()
  if (early) void recordChoice(early.action, early.preferences, early.timestamp)
  addEventListener('hashchange', showReceiptOfAddress)
  onConsentChange(closeIfDecidedElsewhere)
  reviewConsent()
  askIfDue()
  void learn()
  void syncConsent()
  addEventListener('online', () => {
    if (!store.get(infoAtom)) void learn()
    void syncConsent()
  })
  store.sub(sessionAtom, () => void syncConsent())
}

/** A page of a release that has no box in it. */
function emptyBox(): HTMLElement {
  const box = document.createElement('div')
  box.id = 'choice'
  // First in the page, so that it is first on the way of a keyboard.
  document.body.prepend(box)
  return box
}

/** Gives the box its handlers: as it stands where it is being seen, switches included, else as an empty one. */
function takeOver(box: HTMLElement): void {
  const wanted = box.dataset.waiting
  delete box.dataset.waiting
  if (wanted === undefined || !('asks' in document.documentElement.dataset) || !isDue()) {
    box.replaceChildren()
    createRoot(box, choiceIds).render(choiceBox)
    return
  }
  const turned = switchesOf(box)
  show({ name: 'asking', turned })
  flushSync(() => void hydrateRoot(box, choiceBox, choiceIds))
  if (wanted === 'details') show({ name: 'details', turned })
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
