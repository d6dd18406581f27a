import { closedPolicy } from '../security/content-policy'

/** The content policy of a company's page: its own style, drawings inside, a form to where it came from, and no script. */
export const documentPolicy = (styleHash: string): string =>
  `${closedPolicy.replace("form-action 'none'", "form-action 'self'")}; style-src '${styleHash}'; img-src data:`
