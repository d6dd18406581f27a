import { AdminPage } from '../../parts/admin-page/admin-page'
import { ProductPriceList } from './product-price-list'
import { UsePrices } from './use-prices'

const contents = { '': ProductPriceList, uso: UsePrices }

/** What agents and their use cost, cost, and are going to cost. */
export function PricingScreen() {
  return <AdminPage section="/admin/pricing" contents={contents} />
}
