import { type BodyOf, productSignup, signup } from '@ag/contracts'
import { termsVersion } from '@ag/core'
import { call, track } from '@ag/platform'
import type { ChosenProduct } from './chosen-product'

/** Asks for an account and, with an agent chosen, tells the team which one. */
export async function createAccount(account: BodyOf<typeof signup>, product?: ChosenProduct): Promise<void> {
  await call(
    signup,
    { body: { ...account, product_id: product?.id, terms_version: termsVersion, source: sourceOf(product) } },
    { auth: 'none' },
  )
  track('signup_completed', product && { product_id: product.id })
  if (product) await tellTeam(account, product)
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

/** The account exists already: whether the team hears of it must not matter to its owner. */
async function tellTeam({ name, email }: BodyOf<typeof signup>, product: ChosenProduct): Promise<boolean> {
  const body = {
    user_name: name,
    user_email: email,
    product_id: product.id,
    product_name: product.name,
  }
  return call(productSignup, { body }, { auth: 'none' }).then(
    () => true,
    () => false,
  )
}
