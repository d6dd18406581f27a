import styles from './questions.module.css'

/** Questions that open by themselves, with or without scripts. */
export function Questions({ list }: { list: { question: string; answer: string }[] }) {
  return (
    <div className={styles.questions}>
      {list.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
