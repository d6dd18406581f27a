import { Button } from '@ag/ui'
import { FormError } from '@ag/ui/form'
import { texts } from './texts'
import { usePasskey } from './use-passkey'

interface PasskeyButtonProps {
  remembers: () => boolean
}

/** Signs in by passkey, where the browser can show one. */
export function PasskeyButton({ remembers }: PasskeyButtonProps) {
  const { supported, press, pending, failure } = usePasskey(remembers)
  if (!supported) return null
  return (
    <>
      <Button variant="outline" size="lg" wide loading={pending} onClick={press}>
        {texts.passkey.submit}
      </Button>
      {failure && <FormError {...failure} />}
    </>
  )
}
