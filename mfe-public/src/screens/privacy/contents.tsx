import { Heading } from '@ag/ui'
import type { Chapter } from './document'
import styles from './privacy-screen.module.css'
import { texts } from './texts'

interface ContentsProps {
  documents: { id: string; title: string; chapters: Pick<Chapter, 'id' | 'title'>[] }[]
}

/** The way to every chapter. */
export function Contents({ documents }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <Heading level={2} size="sm" id="contents">
        {texts.contents}
      </Heading>
      <ul className={styles.parts}>
        {documents.map(({ id, title, chapters }) => (
          <li key={id}>
            <a className={styles.part} href={`#${id}`}>
              {title}
            </a>
            {chapters.length > 0 && (
              <ul className={styles.chapters}>
                {chapters.map((chapter) => (
                  <li key={chapter.id}>
                    <a href={`#${chapter.id}`}>{chapter.title}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
