import type { Settings } from '@ag/contracts'
import { products, suggestionTexts, whatsappLink, whatsappTexts } from '@ag/core'

/** What choosing a suggestion does. */
export type SuggestionAction =
  | { kind: 'navigate'; path: string }
  | { kind: 'whatsapp'; url: string }
  /** It is said, as if it had been typed. */
  | { kind: 'say' }

/** The action of a quick reply: two that the client knows, a page that is named, or else a message. */
export function suggestionAction(
  suggestion: string,
  { company_name, whatsapp_number }: Pick<Settings, 'company_name' | 'whatsapp_number'>,
): SuggestionAction {
  const path = paths[suggestion]
  if (path !== undefined) return { kind: 'navigate', path }
  if (suggestion === suggestionTexts.specialist && whatsapp_number !== '')
    return { kind: 'whatsapp', url: whatsappLink(whatsapp_number, whatsappTexts.specialist(company_name)) }
  return { kind: 'say' }
}

const paths: Record<string, string> = {
  [suggestionTexts.meeting]: '/consultation',
  ...Object.fromEntries(products.map(({ name, slug }) => [`Ver demo do ${name}`, `/agents/${slug}#demo`])),
}
