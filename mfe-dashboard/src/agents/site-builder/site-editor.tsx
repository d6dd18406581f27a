import { draftSite, type SectionKind } from '@ag/agents/site-builder/site'
import type { SiteStep } from '@ag/agents/site-builder/site-history'
import { fileNameOf, pageHtml, sitePage } from '@ag/agents/site-builder/site-page'
import { swatchesFor } from '@ag/agents/site-builder/swatches'
import { type CompanySite, publishSite, unpublishSite } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, useMutation } from '@ag/platform'
import { Alert, Badge, Button, Cluster, ExternalLink, Heading, Stack, Text } from '@ag/ui'
import { downloadFile, PagePreview, SectionCard, SwatchChoice } from '@ag/ui/work'
import { useMemo, useRef, useState } from 'react'
import { BusinessEditor } from './business-editor'
import { SectionEditor } from './section-editor'
import styles from './site-editor.module.css'
import { keepSite } from './site-query'
import { texts } from './texts'
import { useSiteEditor } from './use-site-editor'

interface SiteEditorProps {
  site: CompanySite
  /** Only a running agent publishes. */
  isRunning: boolean
}

/** The company's page: how it stands, a preview, and everything that can be changed about it. */
export function SiteEditor({ site: kept, isRunning }: SiteEditorProps) {
  const editor = useSiteEditor(kept)
  const { site, history, step } = editor
  const [chosen, setChosen] = useState<SectionKind>()
  const [said, setSaid] = useState('')
  const undo = useRef<HTMLButtonElement>(null)
  const page = useMemo(() => sitePage(site), [site])
  const removed = draftSite(site.kind, { name: site.name, city: site.city, offer: '' }).sections.filter(
    ({ kind }) => !site.sections.some((section) => section.kind === kind),
  )
  const act = (taken: SiteStep, what: string) => {
    step(taken)
    setSaid(what)
    // The button that was pressed goes with its section.
    if (taken.type === 'remove' || taken.type === 'restore') undo.current?.focus()
  }
  return (
    <Stack>
      <State
        site={kept}
        isRunning={isRunning}
        isChanged={editor.saving !== 'saved' || !kept.published?.is_current}
        save={editor.save}
        follow={editor.follow}
        onDownload={() => downloadFile(fileNameOf(site), pageHtml(page), 'text/html')}
      />
      {editor.saving === 'conflict' ? (
        <Alert
          tone="warning"
          role="alert"
          action={
            <Cluster>
              <Button size="sm" onClick={() => editor.resolve('theirs')}>
                {texts.saving.takeTheirs}
              </Button>
              <Button size="sm" variant="outline" onClick={() => editor.resolve('mine')}>
                {texts.saving.keepMine}
              </Button>
            </Cluster>
          }
        >
          {texts.saving.conflict}
        </Alert>
      ) : (
        <Text size="sm" tone="muted" role="status">
          {texts.saving[editor.saving]}
        </Text>
      )}
      <div className={styles.desk}>
        <div className={styles.preview}>
          <PagePreview page={page} chosen={chosen} />
        </div>
        <div className={styles.editor}>
          <div className={styles.head}>
            <Heading level={2} size="md">
              {texts.editor.title}
            </Heading>
            <Cluster>
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
            </Cluster>
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
                type={step}
              />
            ))}
          </ol>
          {removed.length > 0 && (
            <Cluster role="group" aria-label={texts.editor.restoreLabel}>
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
            </Cluster>
          )}
          <p className={styles.said} role="status">
            {said}
          </p>
          <Heading level={2} size="md">
            {texts.editor.business}
          </Heading>
          <BusinessEditor site={site} step={step} />
        </div>
      </div>
    </Stack>
  )
}

interface StateProps {
  site: CompanySite
  isRunning: boolean
  isChanged: boolean
  save: () => Promise<number | undefined>
  follow: (saved: CompanySite) => void
  onDownload: () => void
}

/** Whether visitors see the page, and the way in and out. */
function State({ site, isRunning, isChanged, save, follow, onDownload }: StateProps) {
  const show = (saved: CompanySite, said: string) => {
    follow(keepSite(saved))
    notify({ type: 'success', title: said })
  }
  const refuse = (error: unknown) => notify({ type: 'error', ...describeError(error), action: undefined })
  const publishing = useMutation({
    async mutationFn() {
      const version = await save()
      // What keeps it from being saved is shown where it is edited.
      return version === undefined ? undefined : call(publishSite, { body: { version } })
    },
    onSuccess: (saved) => saved && show(saved, texts.state.published),
    onError: refuse,
  })
  const leaving = useMutation({
    mutationFn: () => call(unpublishSite),
    onSuccess: (saved) => show(saved, texts.state.unpublished),
    onError: refuse,
  })
  const isOnline = site.published !== null && isRunning
  return (
    <SectionCard
      id="site"
      title={texts.state.title}
      {...(isRunning && { lead: texts.state.cost })}
      status={
        <Badge tone={isOnline ? 'success' : 'neutral'}>
          {isOnline ? texts.state.online : texts.state.offline}
        </Badge>
      }
    >
      {isOnline && (
        <p className={styles.address}>
          <ExternalLink href={site.address}>{site.address.replace(/^https?:\/\//, '')}</ExternalLink>
          {isChanged && ` · ${texts.state.changed}`}
        </p>
      )}
      {!isRunning && <Alert tone="warning">{texts.state.resting}</Alert>}
      {isRunning && !site.published && <Text>{texts.state.neverPublished}</Text>}
      <Cluster>
        {isRunning && (
          <Button
            loading={publishing.isPending}
            disabled={site.published !== null && !isChanged}
            onClick={() => publishing.mutate()}
          >
            {site.published ? texts.state.publishChanges : texts.state.publish}
          </Button>
        )}
        {site.published && (
          <Button variant="outline" loading={leaving.isPending} onClick={() => leaving.mutate()}>
            {texts.state.unpublish}
          </Button>
        )}
        <Button variant="ghost" onClick={onDownload}>
          {texts.state.download}
        </Button>
      </Cluster>
    </SectionCard>
  )
}
