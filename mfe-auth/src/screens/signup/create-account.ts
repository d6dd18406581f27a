import { type BodyOf, productSignup, signup } from '@ag/contracts'
import { AppError, describeError, termsVersion } from '@ag/core'
import { demoDraftKey } from '@ag/core/demo-draft'
import { call, newRequestKey, notify, track, untilClosed, writeStored } from '@ag/platform'
import type { ChosenProduct } from './chosen-product'
import { texts } from './texts'

/** What was asked for last and has no answer yet: asked again as it was, it is the same request, and causes one mail. */
let unanswered: { said: string; key: string } | undefined

/** Asks for an account and, with an agent chosen, tells the team which one. */
export async function createAccount(account: BodyOf<typeof signup>, product?: ChosenProduct): Promise<void> {
  const body: BodyOf<typeof signup> = {
    ...account,
    product_id: product?.id,
    draft: product?.draft && { summary: product.draft.summary, content: product.draft.content },
    terms_version: termsVersion,
    source: sourceOf(product),
  }
  const said = JSON.stringify(body)
  if (unanswered?.said !== said) unanswered = { said, key: newRequestKey() }
  await call(signup, { body }, { auth: 'none', idempotencyKey: unanswered.key })
  unanswered = undefined
  writeStored(demoDraftKey, undefined)
  track('signup_completed', product && { product_id: product.id })
  if (!product) return
  const told = await tellTeam(account, product)
  if (!told.success)
    notify({
      type: 'warning',
      title: texts.teamNotTold(product.name),
      message: told.reason,
      duration: untilClosed,
    })
}

/** Longest address that the contract takes. */
const longestPage = 500

/** Where somebody comes from: the page, and the demo with what was done in it. */
function sourceOf(product: ChosenProduct | undefined) {
  if (!product) return { page_url: '/auth/signup' }
  const page = `/auth/signup?product=${product.id}`
  const { demo } = product
  if (!demo) return { page_url: page }
  return { page_url: `${page}&demo=${demo.summary}`.slice(0, longestPage), demo_id: demo.id }
}

type Told = { success: true } | { success: false; reason: string }

/** The account exists already: that the team could not be told is said, and undoes nothing. */
async function tellTeam({ name, email }: BodyOf<typeof signup>, product: ChosenProduct): Promise<Told> {
  const body = {
    user_name: name,
    user_email: email,
    product_id: product.id,
    product_name: product.name,
  }
  try {
    await call(productSignup, { body }, { auth: 'none' })
    return { success: true }
  } catch (error) {
    return { success: false, reason: saidBy(error) ?? describeError(error).message }
  }
}

const saidBy = (error: unknown) => (error instanceof AppError ? error.details.detail : undefined)
