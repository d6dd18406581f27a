/** A line through values, ten units of width each, from 100 (nothing) up to 0 (`top`). */
export function linePath(values: number[], top: number): string {
  return values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${index * 10 + 5} ${round(100 - (Math.max(0, value) / top) * 100)}`,
    )
    .join('')
}

const round = (value: number) => Math.round(value * 10) / 10
