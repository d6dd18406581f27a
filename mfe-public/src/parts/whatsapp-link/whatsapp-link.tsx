import { whatsappLink } from '@ag/core'
import { ButtonLink, type ButtonSize, type ButtonVariant } from '@ag/ui'
import { useSettings } from '../../catalogue/use-settings'

interface WhatsappLinkProps {
  /** What the chat opens with. */
  message: string
  size?: ButtonSize
  variant?: ButtonVariant
  className?: string
  children: string
}

/** Opens a chat with us in a new tab; absent while our number is not known. */
export function WhatsappLink({ message, variant = 'outline', ...looks }: WhatsappLinkProps) {
  const settings = useSettings()
  if (!settings) return null
  return (
    <ButtonLink
      {...looks}
      variant={variant}
      href={whatsappLink(settings.whatsapp_number, message)}
      external
    />
  )
}
