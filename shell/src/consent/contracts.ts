// Loaded when somebody has decided: asking needs no schemas.
export { getConsentReceipt, saveConsent, withdrawConsent } from '@ag/contracts'
