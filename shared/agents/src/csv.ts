/**
 * Rows as spreadsheets set to Brazil read them: semicolons, and a mark that says UTF-8. A cell that a spreadsheet
 * would take for a formula is kept as text.
 */
export function csv(rows: (string | number)[][]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
