import { Results } from './results'
import { Settings } from './settings'
import { Work } from './work'

/** What the workspace of the Site Builder is put together from. */
export const parts = { Work, Results, Settings }
