import { Container } from '@ag/ui'
import styles from './agent-picture.module.css'
import { useDetails } from './use-details'

/** The agent at work, where there is a picture of it; its room is kept before it comes. */
export function AgentPicture({ id }: { id: string }) {
  const { picture } = useDetails(id) ?? {}
  return (
    picture && (
      <Container className={styles.frame}>
        <img {...picture} alt={picture.alt} className={styles.picture} loading="lazy" decoding="async" />
      </Container>
    )
  )
}
