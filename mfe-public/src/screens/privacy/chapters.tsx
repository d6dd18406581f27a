import { Heading } from '@ag/ui'
import type { ReactNode } from 'react'
import type { Block, Chapter } from './document'
import styles from './privacy-screen.module.css'

interface ChaptersProps {
  id: string
  title: string
  chapters: Chapter[]
  /** What stands at the end of a chapter besides its words, by its id. */
  after?: Record<string, ReactNode>
}

/** One document: its chapters in their order, each with an address of its own. */
export function Chapters({ id, title, chapters, after = {} }: ChaptersProps) {
  return (
    <section className={styles.document} aria-labelledby={id}>
      <Heading level={2} size="2xl" id={id}>
        {title}
      </Heading>
      {chapters.map((chapter) => (
        <section key={chapter.id} className={styles.chapter} aria-labelledby={chapter.id}>
          <Heading level={3} id={chapter.id}>
            {chapter.title}
          </Heading>
          {chapter.blocks.map((block) => (
            <Words key={keyOf(block)} block={block} />
          ))}
          {after[chapter.id]}
        </section>
      ))}
    </section>
  )
}

function Words({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block)
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  return <Table {...block.table} />
}

type TableProps = Extract<Block, { table: unknown }>['table']

/** On a phone each row stands as a card, every cell under the name of its column. */
function Table({ title, caption, head, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {title && <strong>{title}</strong>} {caption}
      </caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]} data-name={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function keyOf(block: Block): string {
  if (typeof block === 'string') return block
  return 'list' in block ? `list ${block.list[0]}` : block.table.caption
}
