import { deserialize, serialize } from 'node:v8'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { TextTable } from '@ag/agents/business-intelligence/csv/text-columns'

/** A file by columns in few bytes: places as narrow as their number allows, then deflated quickly. */
export function packTable(table: TextTable): Uint8Array {
  const columns = table.columns.map(({ values, codes }) => ({ values, codes: narrow(codes, values.length) }))
  return deflateRawSync(serialize({ ...table, columns }), { level: 1 })
}

export function unpackTable(packed: Uint8Array): TextTable {
  const table = deserialize(inflateRawSync(packed)) as TextTable
  const columns = table.columns.map(({ values, codes }) => ({ values, codes: new Int32Array(codes) }))
  return { ...table, columns }
}

function narrow(codes: Int32Array, count: number): Uint8Array | Uint16Array | Int32Array {
  if (count <= 0x100) return new Uint8Array(codes)
  return count <= 0x10000 ? new Uint16Array(codes) : codes
}
