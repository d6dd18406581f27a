import { Navigate } from '@ag/platform'
import { useHydrated } from '@ag/ui'
import { AuthPage } from '../../parts/auth-page/auth-page'
import { CodeForm } from './code-step'
import { texts } from './texts'

/** The second half of a login as a page of its own, for those who sign in without scripts; the gateway fills the ticket in. */
export function CodeScreen() {
  if (useHydrated()) return <Navigate to="/auth/login" replace />
  return (
    <AuthPage title={texts.code.title}>
      <CodeForm from="either" ticket="" onBack={() => undefined} />
    </AuthPage>
  )
}
