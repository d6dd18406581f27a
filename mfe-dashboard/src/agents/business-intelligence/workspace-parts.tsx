import { Results } from './results'
import { Settings } from './settings'
import { Work } from './work'

/** What the workspace of Business Intelligence is put together from. */
export const parts = { Work, Results, Settings }
