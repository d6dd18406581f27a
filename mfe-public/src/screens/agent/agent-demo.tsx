import type { ProductId } from '@ag/core'
import { track, useLocation } from '@ag/platform'
import { Button, DataBoundary, Section, Text, useHydrated } from '@ag/ui'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { demos } from '../../demos/demos'
import { useNearViewport } from '../../parts/use-near-viewport'
import styles from './agent-demo.module.css'
import { demoPromises } from './demo-promises'
import { texts } from './texts'

/**
 * The agent's demo at `#demo`. Until somebody comes near it, there are words about it in the room it will take: its
 * code costs a page nothing that nobody scrolls.
 */
export function AgentDemo({ id }: { id: ProductId }) {
  const [wanted, setWanted] = useState(false)
  const titleId = useId()
  const want = () => setWanted(true)
  // On a phone a demo is longer than the page around it: it comes when it is asked for.
  const place = useNearViewport(() => isNarrow() || want())
  useAddressed(want)
  const started = useRef(false)
  const start = () => {
    if (!started.current) track('demo_started', { product_id: id })
    started.current = true
  }
  const promise = <DemoPromise id={id} onWanted={want} />
  return (
    <Suspense>
      <Section id="demo" tone="soft" className={styles.section} aria-labelledby={titleId}>
        <h2 className={styles.title} id={titleId}>
          {texts.demo.title}
        </h2>
        <div
          ref={place}
          className={styles.place}
          data-agent={id}
          data-wanted={wanted || undefined}
          onClickCapture={start}
          onInputCapture={start}
        >
          {wanted ? <DataBoundary loading={promise}>{demos[id]}</DataBoundary> : promise}
        </div>
      </Section>
    </Suspense>
  )
}

const isNarrow = () => typeof matchMedia === 'function' && matchMedia('(max-width: 27rem)').matches

/** Whoever comes by a link to `#demo` from another page, or from this one, is shown the demo. */
function useAddressed(onAddressed: () => void): void {
  const { hash, key } = useLocation()
  const report = useRef(onAddressed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be followed again, which the key tells
  useEffect(() => {
    if (hash !== '#demo') return
    report.current()
    document.getElementById('demo')?.scrollIntoView()
  }, [hash, key])
}

interface DemoPromiseProps {
  id: ProductId
  onWanted: () => void
}

function DemoPromise({ id, onWanted }: DemoPromiseProps) {
  const hydrated = useHydrated()
  return (
    <div className={styles.promise}>
      <Text size="lg">{demoPromises[id]}</Text>
      <Text size="sm" tone="muted">
        {texts.demo.assurance}
      </Text>
      {hydrated && (
        <Button variant="outline" onClick={onWanted}>
          {texts.demo.open}
        </Button>
      )}
      <noscript>{texts.demo.needsScript}</noscript>
    </div>
  )
}
