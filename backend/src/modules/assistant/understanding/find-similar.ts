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
  const weightOf = (gram: string) => Math.log(1 + texts.length / (1 + (places.get(gram)?.length ?? 0)))
  const lengthOf = (profile: Set<string>) =>
    Math.sqrt([...profile].reduce((sum, gram) => sum + weightOf(gram) ** 2, 0))
  const lengths = profiles.map(lengthOf)

  return (text: string, most: number): Similar[] => {
    const profile = profileOf(text)
    const shared = new Map<number, number>()
    for (const gram of profile) {
      for (const index of places.get(gram) ?? []) {
        shared.set(index, (shared.get(index) ?? 0) + weightOf(gram) ** 2)
      }
    }
    const length = lengthOf(profile)
    return [...shared]
      .map(([index, common]) => ({ index, similarity: common / (length * (lengths[index] ?? 1)) }))
      .toSorted((one, other) => other.similarity - one.similarity || one.index - other.index)
      .slice(0, most)
  }
}

function profileOf(text: string): Set<string> {
  const spaced = ` ${wordsOf(text).join(' ')} `
  return new Set(
    Array.from({ length: Math.max(1, spaced.length - 2) }, (_, start) => spaced.slice(start, start + 3)),
  )
}
