import { plainForms } from '@ag/contracts'
import { Alert } from '@ag/ui'

const { id, title, message } = plainForms.refusal

/** Where the gateway says what is wrong with a form that was sent without scripts. Nothing shows while nothing is wrong. */
export function RefusalPlace() {
  return (
    <noscript>
      <div id={id} hidden>
        <Alert tone="danger" role="alert" title={title}>
          {message}
        </Alert>
      </div>
    </noscript>
  )
}
