import { useSession } from '@ag/platform'
import { Alert, Button } from '@ag/ui'
import { Modal } from '@ag/ui/overlay'
import { downloadFile } from '@ag/ui/work'
import { useState } from 'react'
import { CopyButton } from '../../../../parts/copy-button/copy-button'
import styles from './second-factor-setup.module.css'
import { texts } from './texts'

interface RecoveryCodesProps {
  codes: string[]
  /** Their owner says that they are in a safe place. */
  onSaved: () => void
}

/** The codes for when the authenticator is lost: told once, so there is one way out only. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const session = useSession()
  const [leaving, setLeaving] = useState(false)
  const email = session.status === 'signed-in' ? session.user.email : ''
  return (
    <Modal
      open
      title={texts.codes.title}
      onClose={() => setLeaving(true)}
      footer={<Button onClick={onSaved}>{texts.codes.saved}</Button>}
    >
      <div className={styles.link}>
        <p>{texts.codes.lead}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.copy}>
          <Button
            variant="outline"
            size="sm"
            onClick={() => downloadFile(texts.codes.fileName, texts.codes.file(email, codes), 'text/plain')}
          >
            {texts.codes.download}
          </Button>
          <CopyButton text={codes.join('\n')}>{texts.codes.copy}</CopyButton>
        </div>
        {leaving && (
          <Alert tone="warning" role="alert">
            {texts.codes.saveFirst}
          </Alert>
        )}
      </div>
    </Modal>
  )
}
