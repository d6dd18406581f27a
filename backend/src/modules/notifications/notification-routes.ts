import { productSignup } from '@ag/contracts'
import { AppError } from '@ag/core'
import { eq } from 'drizzle-orm'
import { type Clock, hours } from '../../clock'
import type { Db } from '../../db/database'
import { products } from '../../db/schema'
import type { Route } from '../../plugins/router'
import { emailKey } from '../auth/user-repository'
import type { Limit, Limits } from '../limits/limits'
import { compose, sendLater } from '../outbox/mail'
import type { Worker } from '../outbox/worker'
import { readSettings } from '../settings/settings-repository'

const ofAddress: Limit = { name: 'interest-address', most: 20, window: hours(1), byAddress: true }
const ofPerson: Limit = { name: 'interest', most: 3, window: hours(1) }

const thanks = 'Recebemos seu interesse. Nossa equipe vai acompanhar os seus primeiros passos.'

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  worker: Worker
}

/** Tells the team who signed up for what. */
export function notificationRoutes(route: Route, { db, clock, limits, worker }: Needs): void {
  route(productSignup, {
    tag: 'notifications',
    who: 'anyone',
    summary: 'Tell the team about interest in a product',
    async handler({ body, request }) {
      await limits.count(ofAddress, request.ip)
      const [product] = await db.select().from(products).where(eq(products.id, body.product_id))
      if (!product) {
        const error = {
          field: 'product_id',
          code: 'PRODUCT_ID_INVALID',
          message: 'Escolha um agente da lista.',
        }
        throw new AppError('VALIDATION_FAILED', { errors: [error] })
      }
      const { contact_email, company_name } = await readSettings(db)
      if (!contact_email || !(await limits.allows(ofPerson, emailKey(body.user_email)))) {
        return { message: thanks }
      }
      const content = {
        to: contact_email,
        about: body.user_email,
        subject: `Novo interesse: ${product.name}`,
        greeting: 'Olá, equipe!',
        paragraphs: [
          `${body.user_name} (${body.user_email}) começou o cadastro para o agente ${product.name}.`,
          'Os dados foram informados no site e o e-mail pode ainda não ter sido confirmado.',
        ],
      }
      await sendLater(db, clock(), compose(content, company_name))
      worker.kick()
      return { message: thanks }
    },
  })
}
