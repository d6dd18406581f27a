import { Field } from '@ag/ui/form'
import { texts } from './texts'

/** A mailed link carries its token where no server sees it, and only scripts read it there: others paste it. */
export function PastedLink() {
  return <Field label={texts.link} hint={texts.hint} name="token" autoComplete="off" required />
}
