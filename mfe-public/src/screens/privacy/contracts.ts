// Loaded when an answer is checked, with those of the catalogue.
export { getCookiePolicy, getCookies } from '@ag/contracts'
