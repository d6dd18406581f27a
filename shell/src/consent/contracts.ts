// Loaded when somebody has decided: asking needs no schemas.
export { getConsentReceipt, saveConsent, tieConsent, withdrawConsent } from '@ag/contracts'
