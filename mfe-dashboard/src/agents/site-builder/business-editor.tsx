import type { Site, SiteDetails } from '@ag/agents/site-builder/site'
import type { SiteStep } from '@ag/agents/site-builder/site-history'
import { siteContent } from '@ag/contracts'
import { Field, Textarea } from '@ag/ui/form'
import styles from './site-editor.module.css'
import { contentOf } from './site-query'
import { texts } from './texts'

interface BusinessEditorProps {
  site: Site
  step: (step: SiteStep) => void
}

const facts = ['name', 'city'] as const
const details = Object.keys(texts.details) as (keyof SiteDetails)[]
const mostLetters: Record<keyof SiteDetails, number> = {
  title: 120,
  description: 300,
  address: 200,
  phone: 40,
  whatsapp: 40,
  instagram: 80,
}

/** What the page says of the business beyond its sections. */
export function BusinessEditor({ site, step }: BusinessEditorProps) {
  const faults = faultsOf(site)
  return (
    <div className={styles.business}>
      {facts.map((key) => (
        <Field
          key={key}
          label={texts.facts[key]}
          name={`fact-${key}`}
          value={site[key]}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => step({ type: 'fact', key, text: target.value })}
        />
      ))}
      {details.map((key) => {
        const { label, hint }: { label: string; hint?: string } = texts.details[key]
        const fault = faults.get(key)
        const shown = {
          label,
          hint,
          name: `detail-${key}`,
          value: site.details?.[key] ?? '',
          maxLength: mostLetters[key],
          onChange: ({ target }: { target: { value: string } }) =>
            step({ type: 'detail', key, text: target.value }),
        }
        if (key === 'description') return <Textarea key={key} {...shown} rows={3} />
        return (
          <Field
            key={key}
            {...shown}
            autoComplete="off"
            below={fault && <p className={styles.fault}>{fault}</p>}
          />
        )
      })}
    </div>
  )
}

/** What keeps details from being saved, by their keys. */
function faultsOf(site: Site): Map<string, string> {
  const { error } = siteContent.safeParse(contentOf(site))
  return new Map(
    error?.issues.flatMap(({ path, message }) => (path[0] === 'details' ? [[String(path[1]), message]] : [])),
  )
}
