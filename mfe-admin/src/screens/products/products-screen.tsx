import { useSearchParams } from '@ag/platform'
import { AdminPage } from '../../parts/admin-page/admin-page'
import { GeneralFaq } from './general-faq'
import { ImportProducts } from './import-products'
import { NewProduct } from './new-product'
import { ProductEditor } from './product-editor'
import { ProductList } from './product-list'

const contents = { '': Products, perguntas: GeneralFaq, importar: ImportProducts }

/** The catalogue as those see it who run it. */
export function ProductsScreen() {
  return <AdminPage section="/admin/products" contents={contents} />
}

/** The list, or the product that the address names. */
function Products() {
  const [address] = useSearchParams()
  const id = address.get('produto')
  if (id === 'novo') return <NewProduct />
  return id ? <ProductEditor key={id} id={id} /> : <ProductList />
}
