export { getAdminMe, getDashboard, getSettings } from '@ag/contracts'
