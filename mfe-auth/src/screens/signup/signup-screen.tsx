import { signupForm } from '@ag/contracts'
import { describeError } from '@ag/core'
import { Navigate, track, useSession } from '@ag/platform'
import { Button, ButtonLink, ExternalLink, MailIcon, Stack, Text } from '@ag/ui'
import {
  Checkbox,
  EmailField,
  Field,
  Form,
  FormError,
  NewPasswordField,
  PhoneField,
  useSubmit,
} from '@ag/ui/form'
import { useEffect, useRef, useState } from 'react'
import { AuthPage } from '../../parts/auth-page/auth-page'
import { RefusalPlace } from '../../parts/plain-form/refusal-place'
import { ResendButton } from '../../parts/resend-verification/resend-verification'
import { type ChosenProduct, useChosenProduct } from './chosen-product'
import { createAccount } from './create-account'
import { texts } from './texts'

/**
 * Asking for an account, with or without an agent chosen; ends at the mail that confirms it. Customers who come for an
 * agent are taken to where they add it.
 */
export function SignupScreen() {
  const session = useSession()
  const product = useChosenProduct()
  const [sentTo, setSentTo] = useState<string>()
  if (session.status === 'signed-in' && product)
    return <Navigate to={`/dashboard/services?product=${product.id}`} replace />
  if (sentTo !== undefined) return <SignupSent email={sentTo} />
  return (
    // Known only once the page has woken up: it takes the place of as many lines, so that no field moves away.
    <AuthPage
      title={texts.title}
      lead={product ? texts.chosen(product.name, product.trialDays, product.price) : texts.lead}
    >
      <SignupForm product={product} onSent={setSentTo} />
      {product?.draft && <Text size="sm">{texts.takenAlong(product.draft.summary)}</Text>}
      <Text size="sm">
        {texts.haveAccount} <a href="/auth/login">{texts.login}</a>
      </Text>
    </AuthPage>
  )
}

interface SignupFormProps {
  product: ChosenProduct | undefined
  onSent: (email: string) => void
}

function SignupForm({ product, onSent }: SignupFormProps) {
  const { form, submit, pending, failure } = useSubmit(signupForm, async (account) => {
    await createAccount(account, product)
    onSent(account.email)
  })
  const { company } = product?.draft ?? {}
  useEffect(() => {
    if (company && !form.getValues('company')) form.setValue('company', company)
  }, [company, form])
  const started = useRef(false)
  const start = () => {
    if (!started.current) track('signup_started', product && { product_id: product.id })
    started.current = true
  }
  return (
    <Form form={form} onSubmit={submit} onInput={start} data-plain>
      <RefusalPlace />
      {failure !== undefined && <FormError {...describeError(failure, 'signup')} />}
      <Field label={texts.name} name="name" autoComplete="name" required />
      <EmailField form={form} label={texts.email} autoComplete="email" />
      <Field label={texts.company} name="company" autoComplete="organization" required />
      <PhoneField label={texts.phone} name="phone" hint={texts.phoneHint} />
      <NewPasswordField
        label={texts.password}
        name="password"
        aboutOwner={() => form.getValues(['name', 'email', 'company'])}
        hint={texts.passwordHint}
        required
      />
      <Stack gap="sm">
        <Checkbox name="accept_terms" required>
          {texts.terms.before}
          <ExternalLink href="/privacy#termos">{texts.terms.terms}</ExternalLink>
          {texts.terms.between}
          <ExternalLink href="/privacy">{texts.terms.privacy}</ExternalLink>
          {texts.terms.after}
        </Checkbox>
        <Checkbox name="marketing_opt_in">{texts.news}</Checkbox>
      </Stack>
      <Button type="submit" size="lg" wide loading={pending}>
        {texts.submit}
      </Button>
    </Form>
  )
}

function SignupSent({ email }: { email: string }) {
  return (
    <AuthPage title={texts.sent.title} lead={texts.sent.lead(email)} icon={<MailIcon />} arrived>
      <Stack>
        <Text size="sm">{texts.sent.noMail}</Text>
        <ResendButton email={email} />
        <ButtonLink href="/auth/login" variant="ghost">
          {texts.sent.back}
        </ButtonLink>
      </Stack>
    </AuthPage>
  )
}
