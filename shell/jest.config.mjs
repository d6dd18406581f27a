import { browser } from '@ag/tooling/jest'

export default { ...browser, id: 'shell' }
