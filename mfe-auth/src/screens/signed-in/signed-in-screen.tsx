import { plainForms } from '@ag/contracts'
import { signInWith, useNavigate, useSearchParams } from '@ag/platform'
import { ButtonLink, Text } from '@ag/ui'
import { useEffect } from 'react'
import { AuthPage } from '../../parts/auth-page/auth-page'
import { texts } from './texts'

const { cookie, path } = plainForms.handover

/**
 * Takes over a session that was opened by a form without scripts, and goes on as any login does. Without scripts it says what
 * they are needed for.
 */
export function SignedInScreen() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const query = search.toString()
  useEffect(() => {
    const goOn = () => navigate({ pathname: '/auth/login', search: query }, { replace: true })
    takeOver().then(goOn, goOn)
  }, [navigate, query])
  return (
    <AuthPage title={texts.title}>
      <noscript>
        <Text tone="muted">{texts.needsScript}</Text>
        <ButtonLink href={path} size="lg">
          {texts.again}
        </ButtonLink>
      </noscript>
    </AuthPage>
  )
}

async function takeOver(): Promise<void> {
  const [, user_id, token] = new RegExp(`(?:^|; )${cookie}=([^;~]+)~([^;]+)`).exec(document.cookie) ?? []
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = `${cookie}=; Path=${path}; Max-Age=0`
  if (user_id && token) await signInWith({ user_id, token, email_verified: true })
}
