export { getSettings } from '@ag/contracts'
