import { type FoundAddress, findAddress } from '@ag/contracts'
import { call } from '@ag/platform'
import { useFormValues } from '@ag/ui/form'
import { useRef, useState } from 'react'

const complete = /^\d{5}-?\d{3}$/

/**
 * Fills the fields of an address from its CEP, as far as nobody has typed anything into them. Where the CEP says nothing, or
 * nobody can be asked, they are typed as ever.
 */
export function useFoundAddress() {
  const form = useFormValues()
  const [isFilled, setFilled] = useState(false)
  const asked = useRef('')
  /** What stands in the fields because of an earlier CEP; another may take its place. */
  const given = useRef<Partial<FoundAddress>>({})

  async function fill(postal_code: string): Promise<void> {
    if (postal_code === asked.current) return
    asked.current = postal_code
    setFilled(false)
    if (!complete.test(postal_code)) return
    const reply = await call(findAddress, { body: { postal_code } }).catch(() => undefined)
    // By now it may be another CEP.
    if (!reply?.address || asked.current !== postal_code) return
    const found = Object.entries(reply.address).filter(([name, text]) => {
      const before = form.getValues(name) ?? ''
      return text !== '' && (before === '' || before === Reflect.get(given.current, name))
    })
    for (const [name, text] of found) {
      form.setValue(name, text)
      form.clearErrors(name)
    }
    given.current = { ...given.current, ...Object.fromEntries(found) }
    setFilled(found.length > 0)
  }

  return { fill, isFilled }
}
