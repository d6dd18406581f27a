import { businessKinds } from '@ag/agents/site-builder/business-kinds'
import { reportOn } from '@ag/agents/site-builder/page-report'
import { schemes } from '@ag/agents/site-builder/schemes'
import { draftSite, type SectionKind, sectionKinds } from '@ag/agents/site-builder/site'
import { type SiteStep, startHistory, takeStep } from '@ag/agents/site-builder/site-history'
import { fileNameOf, pageHtml, sitePage } from '@ag/agents/site-builder/site-page'
import { swatchesFor } from '@ag/agents/site-builder/swatches'
import { Button, Heading } from '@ag/ui'
import { PagePreview, SwatchChoice } from '@ag/ui/work'
import { useMemo, useReducer, useRef, useState } from 'react'
import { DemoActions } from '../demo-frame/demo-actions'
import { DemoFrame } from '../demo-frame/demo-frame'
import { DemoResult } from '../demo-frame/demo-result'
import { ReportCard } from './report-card'
import { SectionEditor } from './section-editor'
import styles from './site-builder-demo.module.css'
import { SiteForm } from './site-form'
import { texts } from './texts'

const begin = () => startHistory(draftSite('padaria', businessKinds.padaria.sample))

/** A page made from a kind of business and three facts, to look at, change and take along. */
export function Demo() {
  const [history, dispatch] = useReducer(takeStep, undefined, begin)
  const [chosen, setChosen] = useState<SectionKind>()
  const [said, setSaid] = useState('')
  const undo = useRef<HTMLButtonElement>(null)
  const site = history.present
  const page = useMemo(() => sitePage(site), [site])
  const report = useMemo(() => reportOn(page, schemes[site.scheme]), [page, site.scheme])
  const removed = draftSite(site.kind, { name: site.name, city: site.city, offer: '' }).sections.filter(
    ({ kind }) => !site.sections.some((section) => section.kind === kind),
  )

  const act = (step: SiteStep, what: string) => {
    dispatch(step)
    setSaid(what)
    // The button that was pressed goes with its section.
    if (step.type === 'remove' || step.type === 'restore') undo.current?.focus()
  }
  const html = pageHtml(page)
  return (
    <DemoFrame title={texts.title} lead={texts.lead}>
      <SiteForm
        kind={site.kind}
        onDraft={(kind, facts, version) => {
          const drafted = draftSite(kind, facts, version)
          setChosen(undefined)
          act({ type: 'draft', site: drafted }, texts.form.drafted(drafted.name))
        }}
      />
      <div className={styles.desk}>
        <PagePreview page={page} chosen={chosen} />
        <div className={styles.editor}>
          <div className={styles.head}>
            <Heading level={4} size="md">
              {texts.editor.title}
            </Heading>
            <div className={styles.steps}>
              <Button
                ref={undo}
                size="sm"
                variant="secondary"
                aria-disabled={history.past.length === 0 || undefined}
                onClick={() => history.past.length > 0 && act({ type: 'undo' }, texts.editor.undone)}
              >
                {texts.editor.undo}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                aria-disabled={history.future.length === 0 || undefined}
                onClick={() => history.future.length > 0 && act({ type: 'redo' }, texts.editor.redone)}
              >
                {texts.editor.redo}
              </Button>
            </div>
          </div>
          <SwatchChoice
            legend={texts.editor.colours}
            swatches={swatchesFor(site.kind)}
            chosen={site.scheme}
            onChoose={(scheme, name) => act({ type: 'scheme', scheme }, name)}
          />
          <ol className={styles.sections}>
            {site.sections.map((section) => (
              <SectionEditor
                key={section.kind}
                section={section}
                site={site}
                open={chosen === section.kind}
                onToggle={(kind) => setChosen(chosen === kind ? undefined : kind)}
                act={act}
                type={dispatch}
              />
            ))}
          </ol>
          {removed.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a handful of buttons, not fields of a form
            <div className={styles.removed} role="group" aria-label={texts.editor.restoreLabel}>
              {removed.map((section) => (
                <Button
                  key={section.kind}
                  size="sm"
                  variant="outline"
                  onClick={() =>
                    act({ type: 'restore', section }, texts.editor.restored(texts.sections[section.kind]))
                  }
                >
                  {texts.editor.restore(texts.sections[section.kind])}
                </Button>
              ))}
            </div>
          )}
          <p className={styles.said} role="status">
            {said}
          </p>
        </div>
      </div>
      <DemoResult text={html} fileName={fileNameOf(site)} fileType="text/html">
        <ReportCard report={report} />
      </DemoResult>
      <DemoActions
        agent="site-builder"
        summary={texts.summary(
          businessKinds[site.kind].label,
          site.name,
          site.city,
          sectionKinds
            .filter((kind) => site.sections.some((section) => section.kind === kind))
            .map((kind) => texts.sections[kind]),
        )}
        draft={
          site.name === businessKinds[site.kind].sample.name
            ? undefined
            : { company: site.name, content: { ...site } }
        }
      />
    </DemoFrame>
  )
}
