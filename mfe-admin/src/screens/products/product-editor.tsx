import {
  type AdminProduct,
  editProduct,
  getAdminProduct,
  getAdminProducts,
  type ProductEdit,
} from '@ag/contracts'
import { call, query, queryClient, useSuspenseQuery } from '@ag/platform'
import { Badge, Button } from '@ag/ui'
import { useState } from 'react'
import { usePermission } from '../../admin-queries'
import { BackLink } from '../../parts/back-link/back-link'
import { EditForm } from '../../parts/edit-form/edit-form'
import { useListAddress } from '../../parts/list/list-address'
import { ProductFields } from './product-fields'
import { productForm } from './product-form'
import { ProductPreview } from './product-preview'
import styles from './products.module.css'
import { fieldNames, texts } from './texts'

/** One product: what can be edited of it, and how visitors see it. */
export function ProductEditor({ id }: { id: string }) {
  const { data } = useSuspenseQuery(query(getAdminProduct, { params: { id } }))
  const { href } = useListAddress()
  return (
    <div className={styles.editor}>
      <BackLink to={href({ produto: undefined })}>{texts.back}</BackLink>
      <div className={styles.head}>
        <h2 className={styles.name}>{data.name}</h2>
        <Badge tone={data.is_active ? 'success' : 'neutral'}>
          {data.is_active ? texts.active : texts.inactive}
        </Badge>
      </div>
      <ProductForm key={data.version} product={data} />
    </div>
  )
}

function ProductForm({ product }: { product: AdminProduct }) {
  const may = usePermission()('products:write')
  const [preview, setPreview] = useState<ProductEdit>()

  return (
    <>
      <EditForm<AdminProduct, typeof productForm>
        kept={product}
        schema={productForm}
        draft={`product-${product.id}`}
        may={may}
        labels={fieldNames}
        save={(version, changes) =>
          call(editProduct, {
            params: { id: product.id },
            body: { version, ...(changes as Partial<ProductEdit>) },
          })
        }
        refresh={async () => {
          await queryClient.invalidateQueries({ queryKey: [getAdminProducts.path] })
          await queryClient.invalidateQueries({ queryKey: [getAdminProduct.path] })
        }}
        actions={(form) => (
          <Button
            variant="outline"
            onClick={() => {
              const parsed = productForm.safeParse(form.getValues())
              setPreview(parsed.success ? parsed.data : product)
            }}
          >
            {texts.preview}
          </Button>
        )}
      >
        {(changed) => <ProductFields product={product} onChange={changed} />}
      </EditForm>
      {preview && <ProductPreview product={product} draft={preview} onClose={() => setPreview(undefined)} />}
    </>
  )
}
