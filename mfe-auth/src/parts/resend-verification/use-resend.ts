import { resendVerification } from '@ag/contracts'
import { call, useMutation } from '@ag/platform'
import { useEffect, useState } from 'react'

const second = 1_000

/** Asks for another verification mail, and counts down until the next one may be asked for. */
export function useResend() {
  const [allowedAt, setAllowedAt] = useState(0)
  const [now, setNow] = useState(0)
  const secondsLeft = Math.max(Math.ceil((allowedAt - now) / second), 0)
  const waiting = secondsLeft > 0

  useEffect(() => {
    if (!waiting) return
    // The clock is read each time: in a tab that nobody looks at, as while the mail is being read, seconds are not told.
    const clock = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(clock)
  }, [waiting])

  const request = useMutation({
    mutationFn: (email: string) => call(resendVerification, { body: { email } }, { auth: 'none' }),
    onSuccess: ({ retry_after }) => {
      const answered = Date.now()
      setNow(answered)
      setAllowedAt(answered + retry_after * second)
    },
  })

  return {
    send: request.mutateAsync,
    pending: request.isPending,
    failure: request.error,
    sent: request.isSuccess,
    secondsLeft,
  }
}
