/**
 * How values are spread, without the values: how many fell into each bucket. Buckets grow by a fixed ratio, so that whatever is
 * read of them is off by no more than `error` of itself, and two sketches are one when their counts are added (DDSketch).
 */
export type Sketch = ReadonlyMap<number, number>

const error = 0.01
const ratio = (1 + error) / (1 - error)
/** A minute: what takes longer says nothing more. */
const largest = 60_000

/** The bucket of a value; the first holds what is less than one. */
export const bucketOf = (value: number): number =>
  value < 1 ? 0 : 1 + Math.ceil(Math.log(Math.min(value, largest)) / Math.log(ratio))

/** The value that this share of all values does not exceed; undefined of none. */
export function quantile(sketch: Sketch, share: number): number | undefined {
  const rank = share * countOf(sketch)
  let seen = 0
  for (const [bucket, count] of [...sketch].sort(([one], [other]) => one - other)) {
    seen += count
    if (seen >= rank) return middleOf(bucket)
  }
  return undefined
}

/** How many values a sketch holds. */
export const countOf = (sketch: Sketch): number => [...sketch.values()].reduce((sum, count) => sum + count, 0)

/** What is least wrong for every value of a bucket. */
const middleOf = (bucket: number) => (bucket === 0 ? 0 : (2 * ratio ** (bucket - 1)) / (ratio + 1))
