import { type BodyOf, productSignup, signup } from '@ag/contracts'
import { call } from '@ag/platform'
import type { ChosenProduct } from './chosen-product'

/** Asks for an account and, with an agent chosen, tells the team which one. */
export async function createAccount(account: BodyOf<typeof signup>, product?: ChosenProduct): Promise<void> {
  const source = { page_url: product ? `/auth/signup?product=${product.id}` : '/auth/signup' }
  await call(signup, { body: { ...account, product_id: product?.id, source } }, { auth: 'none' })
  if (product) await tellTeam(account, product)
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
