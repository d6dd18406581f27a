export { getAdminMe, getSettings } from '@ag/contracts'
