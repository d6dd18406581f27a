import { useSearchParams } from '@ag/platform'
import { AdminPage, type Part } from '../../parts/admin-page/admin-page'
import { GeneralFaq } from './general-faq'
import { ImportProducts } from './import-products'
import { NewProduct } from './new-product'
import { ProductEditor } from './product-editor'
import { ProductList } from './product-list'
import { texts } from './texts'

const parts: Part[] = [
  { id: '', name: texts.list, permission: 'products:read', content: Products },
  { id: 'perguntas', name: texts.faq, permission: 'products:read', content: GeneralFaq },
  { id: 'importar', name: texts.import, permission: 'products:write', content: ImportProducts },
]

/** The catalogue as those see it who run it. */
export function ProductsScreen() {
  return <AdminPage section="/admin/products" title={texts.title} parts={parts} />
}

/** The list, or the product that the address names. */
function Products() {
  const [address] = useSearchParams()
  const id = address.get('produto')
  if (id === 'novo') return <NewProduct />
  return id ? <ProductEditor key={id} id={id} /> : <ProductList />
}
