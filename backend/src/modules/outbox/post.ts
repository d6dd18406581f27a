import type { Db } from '../../db/database'
import { readSettings } from '../settings/settings-repository'
import { compose, type Letter, sendLater } from './mail'

/** Writes letters in the company's name and leaves them in the outbox. */
export interface Post {
  /** The name to sign with; asked before a transaction begins. */
  company(): Promise<string>
  send(db: Db, now: Date, letter: Letter, company: string): Promise<void>
}

export function createPost(db: Db): Post {
  return {
    company: async () => (await readSettings(db)).company_name,
    send: (inside, now, letter, company) => sendLater(inside, now, compose(letter, company)),
  }
}
