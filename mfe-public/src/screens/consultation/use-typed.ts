import type { Submission } from '@ag/ui/form'
import { useEffect, useState } from 'react'

/** What the fields of a form hold now, without drawing the whole form again for each letter. */
export function useTyped(form: Submission['form']): Record<string, unknown> {
  const [typed, setTyped] = useState(() => form.getValues())
  useEffect(() => {
    setTyped(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => setTyped({ ...values }),
    })
  }, [form])
  return typed
}
