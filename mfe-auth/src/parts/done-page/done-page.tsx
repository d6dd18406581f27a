import { ButtonLink, SuccessIcon } from '@ag/ui'
import { AuthPage } from '../auth-page/auth-page'

interface DonePageProps {
  title: string
  lead: string
  /** The words of the way to the login. */
  login: string
}

/** What a mailed link was for is done. */
export function DonePage({ title, lead, login }: DonePageProps) {
  return (
    <AuthPage title={title} lead={lead} icon={<SuccessIcon />} arrived>
      <ButtonLink href="/auth/login" size="lg" wide>
        {login}
      </ButtonLink>
    </AuthPage>
  )
}
