const phoneQuery = () => (typeof matchMedia === 'function' ? matchMedia('(max-width: 40rem)') : undefined)

/** Is this a phone, on which the panel covers everything? */
export const isPhone = () => phoneQuery()?.matches ?? false

/**
 * Tells when it becomes one, or ceases to be: a phone that is turned on its side may become a desk.
 * @returns ends it
 */
export function onTurn(turned: () => void): () => void {
  const query = phoneQuery()
  query?.addEventListener('change', turned)
  return () => query?.removeEventListener('change', turned)
}
