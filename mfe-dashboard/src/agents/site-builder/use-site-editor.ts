import { type SiteStep, startHistory, takeStep } from '@ag/agents/site-builder/site-history'
import { type CompanySite, saveSite, siteContent, companySite as siteSchema } from '@ag/contracts'
import { AppError } from '@ag/core'
import { call } from '@ag/platform'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { contentOf, keepSite } from './site-query'

/** How long nobody types before it is saved. */
const pause = 1_200

export type Saving = 'saved' | 'waiting' | 'saving' | 'invalid' | 'failed' | 'conflict'

/** A site under edit that saves itself: after a pause, before it is published and when the editor is left. */
export function useSiteEditor(site: CompanySite) {
  const [history, dispatch] = useReducer(takeStep, site.content, startHistory)
  const [saving, setSaving] = useState<Saving>('saved')
  const [theirs, setTheirs] = useState<CompanySite>()
  const now = useRef(history.present)
  now.current = history.present
  const kept = useRef({ content: history.present, version: site.version })
  const running = useRef<Promise<number | undefined>>(undefined)

  /** @returns the version that is kept; undefined where it could not be saved */
  const save = useCallback(async (): Promise<number | undefined> => {
    await running.current
    const content = now.current
    if (content === kept.current.content) return kept.current.version
    const body = { version: kept.current.version, content: contentOf(content) }
    if (!siteContent.safeParse(body.content).success) {
      setSaving('invalid')
      return undefined
    }
    setSaving('saving')
    running.current = call(saveSite, { body }).then(
      (saved) => {
        kept.current = { content, version: saved.version }
        keepSite(saved)
        setSaving(now.current === content ? 'saved' : 'waiting')
        return saved.version
      },
      (error: unknown) => {
        const current = conflictIn(error)
        if (current) setTheirs(current)
        setSaving(current ? 'conflict' : 'failed')
        return undefined
      },
    )
    return running.current
  }, [])

  const present = history.present
  useEffect(() => {
    if (present === kept.current.content) {
      // Whatever waited has been taken back.
      setSaving((state) => (state === 'waiting' || state === 'invalid' ? 'saved' : state))
      return
    }
    setSaving((state) => (state === 'conflict' ? state : 'waiting'))
    const timer = setTimeout(save, pause)
    return () => clearTimeout(timer)
  }, [present, save])
  useEffect(
    () => () => {
      void save()
    },
    [save],
  )

  return {
    history,
    site: history.present,
    step: dispatch as (step: SiteStep) => void,
    saving,
    save,
    /** What was published or set elsewhere does not change what is edited, but its version does. */
    follow(saved: CompanySite) {
      kept.current = { ...kept.current, version: saved.version }
    },
    /** Solves a conflict: goes on from what somebody else has saved, or saves over it. */
    resolve(choice: 'theirs' | 'mine') {
      if (!theirs) return
      setTheirs(undefined)
      if (choice === 'mine') {
        kept.current = { content: theirs.content, version: theirs.version }
        void save()
        return
      }
      kept.current = { content: theirs.content, version: theirs.version }
      keepSite(theirs)
      dispatch({ type: 'draft', site: theirs.content })
      setSaving('saved')
    },
  }
}

function conflictIn(error: unknown): CompanySite | undefined {
  if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') return undefined
  return siteSchema.safeParse(error.details.current).data
}
