import { browser } from '@ag/tooling/jest'

export default { ...browser, id: 'mfe-dashboard' }
