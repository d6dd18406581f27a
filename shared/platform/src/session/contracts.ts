// Loaded with the first call: a visitor's page checks no answers, so it needs no schemas.
export { getMe, login, logout, refresh } from '@ag/contracts'
