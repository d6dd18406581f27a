import {
  layouts,
  type Section,
  type SectionKind,
  type Site,
  sectionFields,
} from '@ag/agents/site-builder/site'
import { mayMove, type SiteStep } from '@ag/agents/site-builder/site-history'
import { Button } from '@ag/ui'
import { Field, Textarea } from '@ag/ui/form'
import DownIcon from 'lucide-react/icons/arrow-down'
import UpIcon from 'lucide-react/icons/arrow-up'
import RemoveIcon from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import styles from './section-editor.module.css'
import { texts } from './texts'

interface SectionEditorProps {
  section: Section
  site: Site
  open: boolean
  onToggle: (section: SectionKind) => void
  /** Takes a step and says what it did. */
  act: (step: SiteStep, said: string) => void
  type: (step: SiteStep) => void
}

/** One section of the page: its words, its format and its place. */
export function SectionEditor({ section, site, open, onToggle, act, type }: SectionEditorProps) {
  const { kind, layout, words } = section
  const label = texts.sections[kind]
  const place = site.sections.indexOf(section) + 1
  const move = (by: -1 | 1) => act({ type: 'move', section: kind, by }, texts.editor.moved(label, place + by))
  // Messages of a published page come here, not to an address in it.
  const fields: { key: string; lines?: boolean }[] = sectionFields[kind].filter(({ key }) => key !== 'email')
  return (
    <li className={styles.section} data-open={open || undefined}>
      <div className={styles.row}>
        <button type="button" className={styles.name} aria-expanded={open} onClick={() => onToggle(kind)}>
          <span className={styles.number} aria-hidden="true">
            {place}
          </span>
          {label}
        </button>
        {kind !== 'hero' && (
          <div className={styles.tools}>
            <Tool label={texts.editor.up(label)} off={!mayMove(site, kind, -1)} press={() => move(-1)}>
              <UpIcon aria-hidden="true" />
            </Tool>
            <Tool label={texts.editor.down(label)} off={!mayMove(site, kind, 1)} press={() => move(1)}>
              <DownIcon aria-hidden="true" />
            </Tool>
            <Tool
              label={texts.editor.remove(label)}
              press={() => act({ type: 'remove', section: kind }, texts.editor.removed(label))}
            >
              <RemoveIcon aria-hidden="true" />
            </Tool>
          </div>
        )}
      </div>
      {open && (
        <div className={styles.fields}>
          {fields.map(({ key, lines }) => {
            if (key === 'alt' && layout === 'quote') return null
            const shown = {
              label: texts.fields[key] ?? key,
              name: `${kind}-${key}`,
              value: words[key] ?? '',
              maxLength: 2000,
              onChange: ({ target }: { target: { value: string } }) =>
                type({ type: 'words', section: kind, key, text: target.value }),
            }
            return lines || key === 'text' ? (
              <Textarea key={key} {...shown} rows={4} hint={lines && texts.editor.linesHint[kind]} />
            ) : (
              <Field key={key} {...shown} autoComplete="off" />
            )
          })}
          {layouts[kind].length > 1 && (
            <Button
              variant="outline"
              size="sm"
              className={styles.layout}
              onClick={() => act({ type: 'layout', section: kind }, texts.editor.relaid(label))}
            >
              {texts.editor.layout}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

interface ToolProps {
  label: string
  /** It keeps the focus while it can do nothing, as at the end of the list. */
  off?: boolean
  press: () => void
  children: ReactNode
}

function Tool({ label, off = false, press, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : press}
    >
      {children}
    </button>
  )
}
