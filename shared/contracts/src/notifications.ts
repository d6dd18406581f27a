import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { emailField, idField, messageReply, nameField } from './fields'

/** Tells the team which product somebody signed up for. */
export const productSignup = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/product-signup',
  body: z.object({
    user_email: emailField,
    user_name: nameField,
    product_name: z.string().check(z.minLength(1), z.maxLength(100)),
    product_id: idField,
  }),
  reply: messageReply,
})
