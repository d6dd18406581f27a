import {
  confirmSecondFactor,
  getSecondFactor,
  loginWithSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Route } from '../../plugins/router'
import type { Worker } from '../outbox/worker'
import { deviceOf } from './device'
import { type ProveOwnerNeeds, proveOwner } from './prove-owner'
import { needsSecondFactor } from './second-factor'
import { type FinishSignInNeeds, finishSignIn } from './sign-in'

interface Needs extends ProveOwnerNeeds, FinishSignInNeeds {
  worker: Worker
}

/** The calls about the second step of a login. */
export function secondFactorRoutes(route: Route, needs: Needs): void {
  const { secondFactors, worker } = needs
  const prove = proveOwner(needs)
  const finish = finishSignIn(needs)
  const tag = 'auth'

  route(getSecondFactor, {
    tag,
    who: 'user',
    summary: 'Whether the second step is on, and whether it has to be',
    handler: ({ caller }) => secondFactors.stateOf(caller.user),
  })

  route(setUpSecondFactor, {
    tag,
    who: 'user',
    summary: 'Begin to set an authenticator up; one in use stays until the new one is confirmed',
    async handler({ body, caller, request }) {
      await prove(caller.user, body.current_password, request.id)
      return secondFactors.setUp(caller.user)
    },
  })

  route(confirmSecondFactor, {
    tag,
    who: 'user',
    summary: 'Turn the new authenticator on by its first code',
    async handler({ body, caller, request }) {
      const recovery_codes = await secondFactors.confirm(caller, body.code, request.id)
      worker.kick()
      return { recovery_codes }
    },
  })

  route(removeSecondFactor, {
    tag,
    who: 'user',
    summary: 'Turn the second step off, for who need not have it',
    async handler({ body, caller, request }) {
      if (needsSecondFactor(caller.user)) throw needed()
      await prove(caller.user, body.current_password, request.id)
      await secondFactors.remove(caller.user, body.code, request.id)
      worker.kick()
      return undefined
    },
  })

  route(loginWithSecondFactor, {
    tag,
    who: 'anyone',
    summary: 'Finish a login by a code of the authenticator, or by a recovery code',
    async handler({ body, request }) {
      const reply = await finish(body, {
        address: request.ip,
        device: deviceOf(request),
        requestId: request.id,
      })
      worker.kick()
      return reply
    },
  })
}

const needed = () =>
  new AppError('FORBIDDEN', {
    userMessage:
      'A sua função exige a verificação em duas etapas. Você pode trocar de aplicativo autenticador, mas não desativá-la.',
  })
