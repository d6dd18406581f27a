import { wordsOf } from '../words'

interface Similar {
  /** The place of a text in the list. */
  index: number
  /** From 0 for nothing in common to 1 for the same. */
  similarity: number
}

/** Finds texts that share runs of three letters, whatever their endings and small mistakes: the nearest first. */
export function createSimilar(texts: readonly string[]) {
  const profiles = texts.map(profileOf)
  const places = new Map<string, number[]>()
  for (const [index, profile] of profiles.entries()) {
    for (const gram of profile) {
      const known = places.get(gram)
      if (known) known.push(index)
      else places.set(gram, [index])
    }
  }
  /** A run that many texts have says little. */
  const weighed = (times: number) => Math.log(1 + texts.length / (1 + times)) ** 2
  const weights = new Map([...places].map(([gram, { length }]) => [gram, weighed(length)]))
  const weightOf = (gram: string) => weights.get(gram) ?? weighed(0)
  const lengthOf = (profile: Set<string>) => {
    let sum = 0
    for (const gram of profile) sum += weightOf(gram)
    return Math.sqrt(sum)
  }
  const lengths = profiles.map(lengthOf)

  return (text: string, most: number): Similar[] => {
    const profile = profileOf(text)
    const shared = new Float64Array(texts.length)
    for (const gram of profile) {
      const weight = weightOf(gram)
      places.get(gram)?.forEach((index) => {
        shared[index] = (shared[index] ?? 0) + weight
      })
    }
    const length = lengthOf(profile)
    // Most share little: of thousands only those that may be among the nearest are put in order.
    let found: Similar[] = []
    let least = 0
    shared.forEach((common, index) => {
      const similarity = common / (length * (lengths[index] ?? 1))
      if (similarity <= least) return
      found.push({ index, similarity })
      if (found.length < 2 * most) return
      found = nearest(found, most)
      least = found.at(-1)?.similarity ?? 0
    })
    return nearest(found, most)
  }
}

const nearest = (found: readonly Similar[], most: number): Similar[] =>
  found.toSorted((one, other) => other.similarity - one.similarity || one.index - other.index).slice(0, most)

function profileOf(text: string): Set<string> {
  const spaced = ` ${wordsOf(text).join(' ')} `
  return new Set(
    Array.from({ length: Math.max(1, spaced.length - 2) }, (_, start) => spaced.slice(start, start + 3)),
  )
}
