/** The share of a list that tries each of two subjects. */
const trialShare = 0.1
/** Opening rate assumed when judging how much a trial can tell. */
export const assumedOpening = 0.25
/** For a difference that shows in 80 of 100 trials and by chance in 5. */
const certainty = 2.8

export interface AbTest {
  /** Readers who get the first and the second subject. */
  first: number
  second: number
  /** Readers who get the better one afterwards. */
  rest: number
  /** The least difference in openings, in percentage points, that would not be luck; none if nobody tries. */
  leastDifference: number | undefined
}

/** Splits a list for a trial of two subjects; all parts add up to the list. */
export function abTest(contacts: number): AbTest {
  const each = Math.floor(contacts * trialShare)
  const spread = Math.sqrt((2 * assumedOpening * (1 - assumedOpening)) / each)
  return {
    first: each,
    second: each,
    rest: contacts - 2 * each,
    leastDifference: each > 0 ? Math.ceil(certainty * spread * 1000) / 10 : undefined,
  }
}
