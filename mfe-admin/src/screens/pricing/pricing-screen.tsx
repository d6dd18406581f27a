import { AdminPage, type Part } from '../../parts/admin-page/admin-page'
import { ProductPriceList } from './product-price-list'
import { texts } from './texts'
import { UsePrices } from './use-prices'

const parts: Part[] = [
  { id: '', name: texts.agents, permission: 'pricing:read', content: ProductPriceList },
  { id: 'uso', name: texts.use, permission: 'pricing:read', content: UsePrices },
]

/** What agents and their use cost, cost, and are going to cost. */
export function PricingScreen() {
  return <AdminPage section="/admin/pricing" title={texts.title} parts={parts} />
}
