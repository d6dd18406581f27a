import {
  confirmSecondFactor,
  secondFactorCode,
  secondFactorSetupForm,
  setUpSecondFactor,
} from '@ag/contracts'
import { call } from '@ag/platform'
import { Text } from '@ag/ui'
import { Field, PasswordField } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CopyButton } from '../../../../parts/copy-button/copy-button'
import { QrCode } from './qr-code'
import { RecoveryCodes } from './recovery-codes'
import { refreshSecondFactor } from './second-factor'
import styles from './second-factor-setup.module.css'
import { texts } from './texts'

type Stage =
  | { name: 'proof' }
  | { name: 'link'; secret: string; uri: string; picture: boolean[][] }
  | { name: 'codes'; codes: string[] }

interface SecondFactorSetupProps {
  onClose: () => void
  /** It is on, and its owner has the recovery codes. */
  onDone: () => void
}

const codeForm = z.object({ code: secondFactorCode })

/** Sets up an authenticator in three stages, each a dialog of its own: who it is, the first code, the codes for later. */
export function SecondFactorSetup({ onClose, onDone }: SecondFactorSetupProps) {
  const [stage, setStage] = useState<Stage>({ name: 'proof' })

  if (stage.name === 'codes') return <RecoveryCodes codes={stage.codes} onSaved={onDone} />
  if (stage.name === 'link')
    return (
      <FormModal
        key={stage.name}
        title={texts.link.title}
        submit={texts.link.submit}
        schema={codeForm}
        action={async (body) => {
          const { recovery_codes: codes } = await call(confirmSecondFactor, { body })
          setStage({ name: 'codes', codes })
          void refreshSecondFactor()
        }}
        onClose={onClose}
      >
        <Link {...stage} />
        <Field
          label={texts.link.code}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
      </FormModal>
    )
  return (
    <FormModal
      key={stage.name}
      title={texts.proof.title}
      submit={texts.proof.submit}
      schema={secondFactorSetupForm}
      action={async (body) => {
        const [{ encode }, link] = await Promise.all([
          import(/* webpackChunkName: "qr" */ 'uqr'),
          call(setUpSecondFactor, { body }),
        ])
        setStage({ name: 'link', ...link, picture: encode(link.uri, { border: 0 }).data })
      }}
      onClose={onClose}
    >
      <p>{texts.proof.lead}</p>
      <PasswordField
        label={texts.currentPassword}
        name="current_password"
        autoComplete="current-password"
        required
      />
    </FormModal>
  )
}

type LinkProps = Omit<Extract<Stage, { name: 'link' }>, 'name'>

function Link({ secret, uri, picture }: LinkProps) {
  return (
    <div className={styles.link}>
      <p>{texts.link.scan}</p>
      <QrCode label={texts.link.picture} dots={picture} />
      <a className={styles.open} href={uri}>
        {texts.link.open}
      </a>
      <Text size="sm">{texts.link.type}</Text>
      <p className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <div className={styles.copy}>
        <CopyButton text={secret}>{texts.link.copy}</CopyButton>
      </div>
    </div>
  )
}
