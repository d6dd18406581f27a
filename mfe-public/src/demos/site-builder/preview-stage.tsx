import type { SectionKind } from '@ag/agents/site-builder/site'
import type { SitePage } from '@ag/agents/site-builder/site-page'
import { useLayoutEffect, useRef, useState } from 'react'
import { PageInShadow } from './page-in-shadow'
import styles from './preview-stage.module.css'
import { texts } from './texts'

const widths = { phone: 390, tablet: 768, desktop: 1280 }
type Device = keyof typeof widths
const devices = Object.keys(widths) as Device[]

interface PreviewStageProps {
  page: SitePage
  /** The section being edited: the preview shows it. */
  chosen: SectionKind | undefined
}

/** The page at the width of a phone, a tablet or a desk, made smaller where there is less room. */
export function PreviewStage({ page, chosen }: PreviewStageProps) {
  const [wanted, setDevice] = useState<Device>()
  const [narrow, setNarrow] = useState(false)
  const device = wanted ?? (narrow ? 'phone' : 'desktop')
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)

  useLayoutEffect(() => {
    const fit = () => {
      if (!stage.current || !sheet.current) return
      const room = stage.current.clientWidth
      const next = Math.min(1, room / widths[device]) || 1
      setNarrow(room > 0 && room < widths.phone * 1.5)
      sheet.current.style.setProperty('--page-width', `${widths[device]}px`)
      sheet.current.style.setProperty('--page-scale', String(next))
      setScale(next)
    }
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [device])

  useLayoutEffect(() => {
    const section = sheet.current?.firstElementChild?.shadowRoot?.querySelector<HTMLElement>(
      `[data-section=${chosen}]`,
    )
    if (sheet.current && section) sheet.current.scrollTop = section.offsetTop
  }, [chosen])

  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <fieldset className={styles.devices}>
          <legend className={styles.hidden}>{texts.preview.width}</legend>
          {devices.map((one) => (
            <label key={one} className={styles.device}>
              <input
                type="radio"
                name="preview-width"
                checked={one === device}
                onChange={() => setDevice(one)}
              />
              {texts.preview.widths[one]}
            </label>
          ))}
        </fieldset>
        <span className={styles.size}>
          {texts.preview.pixels(widths[device])}
          {scale < 1 && `, ${texts.preview.scale(Math.round(scale * 100))}`}
        </span>
      </div>
      <div ref={stage} className={styles.stage} data-device={device}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section ref={sheet} className={styles.sheet} aria-label={texts.preview.label} tabIndex={0}>
          <PageInShadow page={page} />
        </section>
      </div>
    </div>
  )
}
