import { spreadsheet } from '../../spreadsheet'
import type { DayOfUsage } from './free-units'

/** Usage by day, product and meter. */
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
  return spreadsheet([['Data', 'Produto', 'Medidor', 'Quantidade'], ...rows])
}
