import { type AccountSession, endOtherSessions, endSession, getSessions } from '@ag/contracts'
import { call, query } from '@ag/platform'
import { texts } from './texts'

/** Where the account is open. */
export const sessions = query(getSessions)

/** Something to close, once the customer has said yes. */
export interface Ending {
  title: string
  lead: string
  submit: string
  /** Returns what to say when it is done. */
  end: () => Promise<string>
}

export const endingOf = ({ id, device }: AccountSession): Ending => ({
  title: texts.ending.title,
  lead: texts.ending.lead(device),
  submit: texts.ending.submit,
  end: async () => {
    await call(endSession, { params: { id } })
    return texts.ending.done
  },
})

export const endingOfOthers: Ending = {
  title: texts.endingOthers.title,
  lead: texts.endingOthers.lead,
  submit: texts.endingOthers.submit,
  end: async () => {
    const { ended } = await call(endOtherSessions)
    return texts.endingOthers.done(ended)
  },
}
