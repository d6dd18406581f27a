// A chunk of its own: schemas are needed when an answer is checked, not before a page can be used.
export { getNextSlots } from '@ag/contracts'
