import { offerOf } from '../../catalogue/catalogue'
import { useCatalogue } from '../../catalogue/use-catalogue'
import { PageSection } from '../../parts/page-section/page-section'
import { WorkPicture } from '../../parts/work-picture/work-picture'
import { restTexts } from './rest-texts'
import styles from './steps.module.css'

/** How it works, in three steps. */
export function Steps() {
  const shown = offerOf(useCatalogue(), 'whatsapp')
  return (
    <PageSection tone="soft" title={restTexts.steps.title}>
      <div className={styles.columns}>
        <ol className={styles.steps}>
          {restTexts.steps.list.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {shown && (
          <figure className={styles.figure}>
            <WorkPicture id={shown.id} alt={restTexts.steps.picture} />
            <figcaption className={styles.caption}>{restTexts.steps.caption(shown.name)}</figcaption>
          </figure>
        )}
      </div>
    </PageSection>
  )
}
