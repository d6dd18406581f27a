import type { DayOfUsage } from './free-units'

/** Usage by day, product and meter, as spreadsheets in Brazil open it: a byte order mark, semicolons, CRLF. */
export function usageFile(
  usage: readonly DayOfUsage[],
  names: ReadonlyMap<string, string>,
  labels: ReadonlyMap<string, string>,
): string {
  const rows = usage.map(({ day, product_id, meter, quantity }) => [
    day.split('-').reverse().join('/'),
    names.get(product_id) ?? product_id,
    labels.get(meter) ?? meter,
    String(quantity),
  ])
  const lines = [['Data', 'Produto', 'Medidor', 'Quantidade'], ...rows].map((row) => row.map(cell).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** A text that a spreadsheet would take for a formula is led by an apostrophe. */
export function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
