/** Rows as spreadsheets in Brazil open them: a byte order mark, semicolons, CRLF. */
export function spreadsheet(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** A text that a spreadsheet would take for a formula is led by an apostrophe. */
export function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
