import { type AdminProduct, editProduct, type ProductEdit } from '@ag/contracts'
import { call, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, DataBoundary, Skeleton } from '@ag/ui'
import { SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import { usePermission } from '../../admin-queries'
import { BackLink } from '../../parts/back-link/back-link'
import { EditForm } from '../../parts/edit-form/edit-form'
import { useListAddress } from '../../parts/list/list-address'
import { FeatureList } from './feature-list'
import { PictureCard } from './picture-card'
import { ProductFields } from './product-fields'
import { asForm, productForm } from './product-form'
import { ProductPreview, type SeenProduct } from './product-preview'
import { productQuery, refreshProducts } from './product-queries'
import styles from './products.module.css'
import { fieldNames, texts } from './texts'

/** One product: what can be edited of it, and how visitors see it. */
export function ProductEditor({ id }: { id: string }) {
  const { data } = useSuspenseQuery(productQuery(id))
  const [round, setRound] = useState(0)
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
      <ProductForm
        key={`${round} ${fieldsOf(data)}`}
        product={data}
        onSettled={() => setRound((last) => last + 1)}
      />
      <PictureCard product={data} />
      <SectionCard id="features" title={texts.features} lead={texts.featuresLead}>
        <DataBoundary loading={<Skeleton rows={6} />}>
          <FeatureList product={data} />
        </DataBoundary>
      </SectionCard>
    </div>
  )
}

/** What the form shows of a product: what is typed stays where only the rest of it has changed, as its features do. */
const fieldsOf = ({ version: _, price: __, subscribers: ___, picture: ____, ...fields }: AdminProduct) =>
  JSON.stringify(fields)

interface ProductFormProps {
  product: AdminProduct
  /** Saved, or given up in favour of what somebody else saved: what is typed has had its time. */
  onSettled: () => void
}

function ProductForm({ product, onSettled }: ProductFormProps) {
  const may = usePermission()('products:write')
  const [preview, setPreview] = useState<SeenProduct>()

  return (
    <>
      <EditForm<AdminProduct, typeof productForm>
        saved={asForm(product)}
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
          await refreshProducts()
          onSettled()
        }}
        actions={(form) => (
          <Button
            variant="outline"
            onClick={() => {
              const parsed = productForm.safeParse(form.getValues())
              setPreview(parsed.success ? { ...product, ...parsed.data } : product)
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
