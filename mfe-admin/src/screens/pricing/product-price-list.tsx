import { dropPrice, type PriceVersion, type ProductPrices } from '@ag/contracts'
import { describeError, formatBRL, formatDay, toCents } from '@ag/core'
import { call, notify, untilClosed, useMutation, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, Text } from '@ag/ui'
import { SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import { usePermission } from '../../admin-queries'
import styles from './pricing.module.css'
import { pricing, refreshPricing } from './pricing-query'
import { ScheduleDialog } from './schedule-dialog'
import { texts } from './texts'

/** Each agent's price: now, to come, and before. */
export function ProductPriceList() {
  const { data } = useSuspenseQuery(pricing)
  const may = usePermission()('pricing:write')
  const [editing, setEditing] = useState<string>()
  const edited = data.products.find(({ product_id }) => product_id === editing)
  return (
    <div className={styles.prices}>
      {data.products.map((product) => (
        <PriceCard
          key={product.product_id}
          product={product}
          may={may}
          onSchedule={() => setEditing(product.product_id)}
        />
      ))}
      {edited && (
        <ScheduleDialog
          product={edited}
          firstForExisting={data.first_for_existing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}

const reais = (price: number) => formatBRL(toCents(price))

interface PriceCardProps {
  product: ProductPrices
  may: boolean
  onSchedule: () => void
}

function PriceCard({ product, may, onSchedule }: PriceCardProps) {
  const { product_id, name, current, scheduled, past } = product
  return (
    <SectionCard id={product_id} title={name}>
      <div className={styles.current}>
        <p className={styles.amount}>{current ? reais(current.price) : texts.none}</p>
        {current && (
          <Text size="sm" tone="muted">
            {texts.since(formatDay(current.effective_from))} · {texts.subscribers(current.subscribers)}
          </Text>
        )}
      </div>
      {scheduled.map((price) => (
        <Scheduled key={price.version} product={product} price={price} may={may} />
      ))}
      {past.length > 0 && (
        <details>
          <summary className={styles.summary}>{texts.past}</summary>
          <ul className={styles.past}>
            {past.map(({ version, price, effective_from, subscribers }) => (
              <li key={version}>
                {reais(price)} {texts.since(formatDay(effective_from))} · {texts.subscribers(subscribers)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {may && (
        <div>
          <Button variant="outline" size="sm" aria-label={texts.scheduleFor(name)} onClick={onSchedule}>
            {texts.schedule}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}

function Scheduled({ product, price, may }: { product: ProductPrices; price: PriceVersion; may: boolean }) {
  const drop = useMutation({
    mutationFn: () =>
      call(dropPrice, {
        params: { product_id: product.product_id, price_version: String(price.version) },
        body: { version: product.version, reason: '' },
      }),
    onSuccess: async () => {
      await refreshPricing()
      notify({ type: 'success', title: texts.dropped, duration: untilClosed })
    },
    onError: async (error) => {
      await refreshPricing()
      notify({ type: 'error', ...describeError(error), action: undefined })
    },
  })
  const isTold = price.notice_sent_at !== null
  return (
    <div className={styles.scheduled}>
      <Badge tone="info">{texts.scheduled}</Badge>
      <span>
        {reais(price.price)} {texts.from(formatDay(price.effective_from))}
        {price.applies_to_existing && `, ${texts.forAll}`}
        {price.notice_sent_at && ` (${texts.told(formatDay(price.notice_sent_at))})`}
      </span>
      {may && !isTold && (
        <Button variant="ghost" size="sm" loading={drop.isPending} onClick={() => drop.mutate()}>
          {texts.drop}
        </Button>
      )}
    </div>
  )
}
