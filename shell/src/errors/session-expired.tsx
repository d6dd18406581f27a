import { navigate } from '@ag/platform'
import { Button, Text, useHeld, VisuallyHidden } from '@ag/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { Panel, PanelActions } from './panel'
import { texts } from './texts'

export interface SessionExpiredProps {
  /** Where logging in happens; coming back afterwards is part of the address. */
  loginPath?: string
  message?: string
  /** What ended it, where that is known. */
  reason?: string | undefined
  /** Seconds until the page goes there by itself; nothing happens by itself without it. */
  countdown?: number
  onLogin?: () => void
}

/** Says that the session has ended, instead of throwing somebody out without a word. */
export function SessionExpired({
  loginPath = '/auth/login',
  message = texts.expired.message,
  reason,
  countdown,
  onLogin = () => navigate(loginPath),
}: SessionExpiredProps) {
  const { held, holding } = useHeld()
  const { left, stop } = useCountdown(countdown, onLogin, held)
  return (
    <Panel title={texts.expired.title} alert {...holding}>
      <p>{message}</p>
      {reason && (
        <Text size="sm" tone="muted">
          {reason}
        </Text>
      )}
      {left !== undefined && countdown !== undefined && (
        <>
          {/* Every second is for the eye; who listens is told once, with the rest of the alert. */}
          <p aria-hidden="true">{texts.expired.countdown(left)}</p>
          <VisuallyHidden>{texts.expired.announcement(countdown)}</VisuallyHidden>
        </>
      )}
      <PanelActions>
        <Button onClick={onLogin}>{texts.expired.login}</Button>
        {left !== undefined && (
          <Button variant="ghost" onClick={stop}>
            {texts.expired.cancel}
          </Button>
        )}
      </PanelActions>
      <p>
        {texts.expired.before}
        <a href={loginPath}>{texts.expired.here}</a>.
      </p>
    </Panel>
  )
}

function useCountdown(seconds: number | undefined, onEnd: () => void, held: boolean) {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left === undefined || held) return
    if (left <= 0) {
      end()
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, held])
  return { left, stop: () => setLeft(undefined) }
}
