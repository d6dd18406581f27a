import type { AdminFeature, AdminProduct } from '@ag/contracts'
import { formatBRL, toCents } from '@ag/core'
import { iconPath } from '@ag/core/icons'
import { useSuspenseQuery } from '@ag/platform'
import { Badge, Button, Card, Text } from '@ag/ui'
import { Modal } from '@ag/ui/overlay'
import { IconDrawing } from './icon-field'
import { featuresQuery } from './product-queries'
import styles from './products.module.css'
import { texts } from './texts'

/** What visitors see of a product. */
export type SeenProduct = Omit<AdminProduct, 'id' | 'subscribers' | 'picture' | 'version'>

interface ProductPreviewProps {
  product: AdminProduct
  draft: SeenProduct
  onClose: () => void
}

/** The product as visitors see it now, beside what they will see once it is saved. */
export function ProductPreview({ product, draft, onClose }: ProductPreviewProps) {
  const { items: features } = useSuspenseQuery(featuresQuery(product.id)).data
  return (
    <Modal
      open
      size="xl"
      title={texts.preview}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Text tone="muted">{texts.previewLead}</Text>
      <div className={styles.previews}>
        <Seen title={texts.published} product={product} features={features} price={product.price} />
        <Seen title={texts.draft} product={draft} features={features} price={product.price} />
      </div>
    </Modal>
  )
}

interface SeenProps {
  title: string
  product: SeenProduct
  /** Saved at once: both show the same ones. */
  features: AdminFeature[]
  price: number | null
}

function Seen({ title, product, features, price }: SeenProps) {
  const { name, description, popular, is_active, integrations, faq, seo_title, seo_description } = product
  return (
    <section className={styles.seen} aria-label={title}>
      <h3 className={styles.seenTitle}>{title}</h3>
      {!is_active && <Text tone="muted">{texts.hiddenNow}</Text>}
      <Card tone={popular ? 'accent' : 'plain'}>
        <p className={styles.seenName}>
          <IconDrawing path={iconPath(product.icon)} /> {name}{' '}
          {popular && <Badge tone="highlight">{texts.popular}</Badge>}
        </p>
        <Text>{description}</Text>
        <p>{price === null ? texts.noPrice : texts.aMonth(formatBRL(toCents(price)))}</p>
        <ul className={styles.seenList}>
          {features.map((feature) => (
            <li key={feature.id}>
              <IconDrawing path={iconPath(feature.icon)} /> {feature.name}
            </li>
          ))}
        </ul>
        {integrations.length > 0 && (
          <Text size="sm" tone="muted">
            {integrations.join(' · ')}
          </Text>
        )}
      </Card>
      <SeenPage product={product} />
      {faq.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <Text size="sm">{answer}</Text>
        </details>
      ))}
      <div className={styles.snippet}>
        <p className={styles.snippetTitle}>{seo_title}</p>
        <Text size="sm" tone="muted">
          {seo_description}
        </Text>
      </div>
    </section>
  )
}

/** What the product's own page tells, without what it takes from elsewhere. */
function SeenPage({ product }: { product: SeenProduct }) {
  const { headline, description, summary, suited_to, works, requirements } = product
  return (
    <>
      <p className={styles.seenName}>{headline || description}</p>
      {summary && <Text>{summary}</Text>}
      {suited_to && <Text size="sm">{texts.suited(suited_to)}</Text>}
      {works.map(({ title, text }) => (
        <div key={title}>
          <p className={styles.featureName}>{title}</p>
          <Text size="sm" tone="muted">
            {text}
          </Text>
        </div>
      ))}
      {requirements.length > 0 && (
        <div>
          <p className={styles.featureName}>{texts.requirements}</p>
          <ul className={styles.bullets}>
            {requirements.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
