import { resendVerification } from '@ag/contracts'
import { call, useMutation } from '@ag/platform'
import { useEffect, useState } from 'react'

/** Asks for another verification mail, and counts down until the next one may be asked for. */
export function useResend() {
  const [secondsLeft, setSecondsLeft] = useState(0)
  const waiting = secondsLeft > 0

  useEffect(() => {
    if (!waiting) return
    const clock = setInterval(() => setSecondsLeft((left) => left - 1), 1_000)
    return () => clearInterval(clock)
  }, [waiting])

  const request = useMutation({
    mutationFn: (email: string) => call(resendVerification, { body: { email } }, { auth: 'none' }),
    onSuccess: ({ retry_after }) => setSecondsLeft(retry_after),
  })

  return {
    send: request.mutateAsync,
    pending: request.isPending,
    failure: request.error,
    sent: request.isSuccess,
    secondsLeft,
  }
}
