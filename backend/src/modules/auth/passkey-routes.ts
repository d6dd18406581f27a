import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getPasskeys,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
} from '@ag/contracts'
import type { Route } from '../../plugins/router'
import type { Worker } from '../outbox/worker'
import { deviceOf } from './device'
import { createPasskeys, type PasskeyNeeds } from './passkeys'

interface Needs extends PasskeyNeeds {
  worker: Worker
}

/** The calls about passkeys. */
export function passkeyRoutes(route: Route, needs: Needs): void {
  const { worker } = needs
  const passkeys = createPasskeys(needs)
  const tag = 'auth'

  route(getPasskeys, {
    tag,
    who: 'user',
    summary: 'The passkeys of the caller',
    handler: async ({ caller }) => ({ items: await passkeys.list(caller.user) }),
  })

  route(beginPasskey, {
    tag,
    who: 'user',
    summary: 'Begin to add a passkey',
    handler: ({ caller }) => passkeys.begin(caller.user),
  })

  route(addPasskey, {
    tag,
    who: 'user',
    summary: 'Add the passkey that the browser made; without a name it is called after the device',
    async handler({ body, caller, request }) {
      const named = { ...body, name: body.name ?? deviceOf(request) }
      const added = await passkeys.add(caller.user, named, request.id)
      worker.kick()
      return added
    },
  })

  route(renamePasskey, {
    tag,
    who: 'user',
    summary: 'Rename a passkey of one’s own',
    handler: ({ params, body, caller }) => passkeys.rename(caller.user, params.id, body.name),
  })

  route(removePasskey, {
    tag,
    who: 'user',
    summary: 'Remove a passkey of one’s own',
    async handler({ params, caller, request }) {
      await passkeys.remove(caller.user, params.id, request.id)
      worker.kick()
      return undefined
    },
  })

  route(beginPasskeyLogin, {
    tag,
    who: 'anyone',
    summary: 'Begin a login with a passkey; says nothing of any account',
    handler: ({ request }) => passkeys.beginLogin(request.ip),
  })

  route(loginWithPasskey, {
    tag,
    who: 'anyone',
    summary: 'Sign in with a passkey',
    async handler({ body, request }) {
      const { remember_me: remember, ...response } = body
      const from = { address: request.ip, device: deviceOf(request), requestId: request.id }
      const reply = await passkeys.logIn(response, { ...from, remember })
      worker.kick()
      return reply
    },
  })
}
