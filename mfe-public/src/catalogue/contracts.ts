// A chunk of its own: schemas are needed when an answer is checked, not before a page can be used.
export { getPricing, getProduct, getSettings } from '@ag/contracts'
