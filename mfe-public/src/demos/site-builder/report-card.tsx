import type { PageReport } from '@ag/agents/site-builder/page-report'
import { AlertIcon, Heading, SuccessIcon, VisuallyHidden } from '@ag/ui'
import styles from './report-card.module.css'
import { texts } from './texts'

/** What was measured in the page, and how much it weighs. */
export function ReportCard({ report: { findings, bytes } }: { report: PageReport }) {
  const kilobytes = (bytes / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return (
    <div className={styles.card}>
      <div className={styles.weight}>
        <Heading level={4} size="md">
          {texts.report.title}
        </Heading>
        <p className={styles.figure}>{texts.report.weight(kilobytes)}</p>
        <p className={styles.note}>{texts.report.weightNote}</p>
      </div>
      <ul className={styles.findings}>
        {findings.map(({ id, passed, found, of }) => (
          <li key={id} className={styles.finding} data-passed={passed}>
            {passed ? <SuccessIcon aria-hidden="true" /> : <AlertIcon aria-hidden="true" />}
            <span>
              <VisuallyHidden>{passed ? texts.report.passed : texts.report.failed} </VisuallyHidden>
              {texts.report[id](found, of)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
