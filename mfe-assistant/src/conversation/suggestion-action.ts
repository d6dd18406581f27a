import { products, suggestionTexts, whatsappTexts } from '@ag/core'

/** What choosing a suggestion does. */
export type SuggestionAction = { kind: 'navigate'; path: string } | { kind: 'whatsapp'; text: string }

/** The action of a quick reply; undefined when the client has none of its own. */
export function suggestionAction(suggestion: string, company: string): SuggestionAction | undefined {
  const path = paths[suggestion]
  if (path !== undefined) return { kind: 'navigate', path }
  if (suggestion === suggestionTexts.specialist)
    return { kind: 'whatsapp', text: whatsappTexts.specialist(company) }
  return undefined
}

const paths: Record<string, string> = {
  [suggestionTexts.meeting]: '/consultation',
  [suggestionTexts.products]: '/agents',
  [suggestionTexts.backToStart]: '/',
  ...Object.fromEntries(products.map(({ name, slug }) => [`Ver demo do ${name}`, `/agents/${slug}#demo`])),
}
