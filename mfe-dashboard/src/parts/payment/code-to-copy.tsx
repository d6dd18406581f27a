import { CopyButton } from '../copy-button/copy-button'
import styles from './code-to-copy.module.css'

interface CodeToCopyProps {
  /** As it is read. */
  children: string
  /** As it is pasted. */
  text: string
  /** What the button says. */
  copy: string
}

/** A code that goes to another app, whole and by one press. */
export function CodeToCopy({ children, text, copy }: CodeToCopyProps) {
  return (
    <>
      <p className={styles.text}>{children}</p>
      <div className={styles.copy}>
        <CopyButton text={text}>{copy}</CopyButton>
      </div>
    </>
  )
}
