import type { Cells } from './read-cells'

/** The cells of a column as they were written, each distinct text once. */
export interface TextColumn {
  /** Without spaces around; the empty text is one of them. */
  values: string[]
  /** For each row its place in `values`. */
  codes: Int32Array
}

/** A file by columns: a small fraction of its cells, since most are repeated. */
export interface TextTable {
  header: string[]
  rows: number
  columns: TextColumn[]
  delimiter: string
  /** Rows that did not fit the header and were left out. */
  leftOut: number
}

/** Takes the cells of a file by columns. */
export function textTable({ header, rows, delimiter, leftOut }: Cells): TextTable {
  const columns = header.map((_, place) => {
    const places = new Map<string, number>()
    const codes = new Int32Array(rows.length)
    for (let row = 0; row < rows.length; row += 1) {
      const cell = (rows[row]?.[place] ?? '').trim()
      let code = places.get(cell)
      if (code === undefined) {
        code = places.size
        places.set(cell, code)
      }
      codes[row] = code
    }
    return { values: [...places.keys()], codes }
  })
  return { header, rows: rows.length, columns, delimiter, leftOut }
}

/** How many rows hold each value. */
export function countsOf({ values, codes }: TextColumn): Uint32Array {
  const counts = new Uint32Array(values.length)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
