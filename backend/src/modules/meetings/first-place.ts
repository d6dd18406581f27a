/** Somebody else has just taken the place that was being tried. */
export class PlaceLost extends Error {}

/** Tries one place after another, each in a transaction that undoes itself, until one is had. */
export async function firstPlace<P, T>(
  places: P[],
  attempt: (place: P) => Promise<T>,
): Promise<T | undefined> {
  for (const place of places) {
    try {
      return await attempt(place)
    } catch (error) {
      if (!(error instanceof PlaceLost)) throw error
    }
  }
  return undefined
}
