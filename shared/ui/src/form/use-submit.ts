import { AppError } from '@ag/core'
import { useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { type Draft, type DraftOptions, useDraft } from './use-draft'

type FormSchema = z.ZodMiniType

export interface Submission {
  form: UseFormReturn
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  pending: boolean
  /** What the action threw, unless the fields themselves say it. */
  failure: unknown
  /** For the form, where what is typed outlives the page. */
  draft: Draft | undefined
}

/**
 * A form's sending, pending and failing. The schema decides what is sent; fields that the server refuses get the
 * server's words. Inputs keep their own text, so that what was typed before the page woke up is not lost; with a draft
 * it is not lost with the page either.
 */
export function useSubmit<S extends FormSchema>(
  schema: S,
  action: (values: z.output<S>) => unknown,
  options: DraftOptions = {},
): Submission {
  const form = useForm({ resolver: resolverOf(schema) })
  const draft = useDraft(form, options)
  const [failure, setFailure] = useState<unknown>()

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await action(values as z.output<S>)
      draft?.drop()
    } catch (error) {
      if (!showOnFields(form, error)) setFailure(error)
    }
  })

  return { form, submit, pending: form.formState.isSubmitting, failure, draft }
}

/** Puts refused fields' messages where they belong; true when nothing is left to say. */
function showOnFields(form: UseFormReturn, error: unknown): boolean {
  const refused = (error instanceof AppError && error.details.errors) || []
  const shown = form.getValues()
  const known = refused.filter(({ field }) => field in shown)
  for (const [index, { field, code, message }] of known.entries())
    form.setError(field, { type: code, message }, { shouldFocus: index === 0 })
  return known.length > 0 && known.length === refused.length
}

function resolverOf(schema: FormSchema): Resolver<FieldValues> {
  return (values) => {
    const result = schema.safeParse(values)
    if (result.success) return { values: result.data as FieldValues, errors: {} }
    const errors: FieldErrors = {}
    for (const { path, code, message } of result.error.issues)
      errors[path.join('.')] ??= { type: code ?? 'invalid', message }
    return { values: {}, errors }
  }
}
