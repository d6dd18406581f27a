import { isStillDue, keepAnswer } from '../consent/early-answer'

/**
 * Shows the question about cookies, which every page holds, before anything is drawn where an answer is due; takes the answer of
 * whoever gives it before the box has its handlers.
 */
export function askEarly(): void {
  if (!isStillDue()) return
  document.documentElement.dataset.asks = ''
  addEventListener('click', ({ target }) => target instanceof Element && keepAnswer(target), true)
}
