import type { Settings } from '@ag/contracts'

/** What a document names that the owner of the site decides. */
export interface Facts {
  company: string
  /** Unknown while the settings cannot be had. */
  settings: Settings | undefined
  trialDays: number
  guaranteeDays: number
}

/** A paragraph, a list or a table. */
export type Block =
  | string
  | { list: string[] }
  | { table: { title?: string; caption: string; head: string[]; rows: string[][] } }

export interface Chapter {
  /** Address of the chapter within the page. */
  id: string
  title: string
  blocks: Block[]
}
