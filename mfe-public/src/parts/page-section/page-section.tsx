import { classNames, Heading, Section, type SectionProps, Text } from '@ag/ui'
import { type ReactNode, Suspense, useId } from 'react'
import styles from './page-section.module.css'

interface PageSectionProps extends Pick<SectionProps, 'tone' | 'className'> {
  title: string
  lead?: string
  /** Puts the title beside the content where there is room. */
  split?: boolean
  children: ReactNode
}

/** A titled band of a page. Its own boundary lets the browser wake one band at a time. */
export function PageSection({
  title,
  lead,
  split = false,
  className,
  children,
  ...section
}: PageSectionProps) {
  const id = useId()
  return (
    <Suspense>
      <Section {...section} className={classNames(styles.section, className)} aria-labelledby={id}>
        <div className={styles.columns} data-split={split || undefined}>
          <div className={styles.head}>
            <Heading level={2} size="3xl" id={id}>
              {title}
            </Heading>
            {lead && (
              <Text className={styles.lead} size="lg">
                {lead}
              </Text>
            )}
          </div>
          <div>{children}</div>
        </div>
      </Section>
    </Suspense>
  )
}
