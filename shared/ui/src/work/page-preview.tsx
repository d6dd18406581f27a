import { useLayoutEffect, useRef, useState } from 'react'
import { PageInShadow, type ShadowPage } from './page-in-shadow'
import styles from './page-preview.module.css'
import { texts } from './texts'

const widths = { phone: 390, tablet: 768, desktop: 1280 }
type Device = keyof typeof widths
const devices = Object.keys(widths) as Device[]

interface PagePreviewProps {
  page: ShadowPage
  /** Its `data-section` that is being edited: the preview scrolls to it. */
  chosen: string | undefined
}

/** The page at the width of a phone, a tablet or a desk, made smaller where there is less room. */
export function PagePreview({ page, chosen }: PagePreviewProps) {
  const [wanted, setDevice] = useState<Device>()
  const [room, setRoom] = useState(0)
  const device = wanted ?? (room > 0 && room < widths.phone * 1.5 ? 'phone' : 'desktop')
  const scale = room > 0 ? Math.min(1, room / widths[device]) : 1
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const measure = () => setRoom(stage.current?.clientWidth ?? 0)
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])

  useLayoutEffect(() => {
    sheet.current?.style.setProperty('--page-width', `${widths[device]}px`)
    sheet.current?.style.setProperty('--page-scale', String(scale))
  }, [device, scale])

  useLayoutEffect(() => {
    const root = sheet.current?.firstElementChild?.shadowRoot
    const section = root?.querySelector<HTMLElement>(`[data-section=${chosen}]`)
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
