import { PageSection } from '../../parts/page-section/page-section'
import { altOfWork } from '../../parts/work-picture/texts'
import { WorkPicture } from '../../parts/work-picture/work-picture'
import styles from './agent-work.module.css'
import { texts } from './texts'
import { useDetails } from './use-details'

/** What the agent does, and what it needs for that; nothing while neither is told. */
export function AgentWork({ id }: { id: string }) {
  const { works = [], requirements = [] } = useDetails(id) ?? {}
  if (works.length + requirements.length === 0) return null
  return (
    <PageSection tone="soft" title={works.length > 0 ? texts.does : texts.needs}>
      <div className={styles.columns}>
        {works.length > 0 && (
          <div className={styles.does}>
            <WorkPicture id={id} alt={altOfWork(id)} />
            <ul className={styles.works}>
              {works.map(({ title, text }) => (
                <li key={title} className={styles.work}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
        {requirements.length > 0 && (
          <div className={styles.needs}>
            {works.length > 0 && <h3>{texts.needs}</h3>}
            <ul className={styles.list}>
              {requirements.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </PageSection>
  )
}
