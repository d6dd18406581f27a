import {
  type AgentResult,
  discardDraft,
  getWorkspace,
  type SetupStep,
  saveDraft,
  type Workspace,
} from '@ag/contracts'
import { describeError, formatLongDay } from '@ag/core'
import { demoDraftKey, draftIn } from '@ag/core/demo-draft'
import { call, Link, notify, queryClient, readStored, useMutation, writeStored } from '@ag/platform'
import { Alert, Button, ButtonLink, Cluster, Text, VisuallyHidden } from '@ag/ui'
import { downloadFile, SectionCard } from '@ag/ui/work'
import CircleIcon from 'lucide-react/icons/circle'
import DoneIcon from 'lucide-react/icons/circle-check-big'
import { useState } from 'react'
import { draftPlaces } from '../../agents/agent-parts'
import { resultFigure } from '../../parts/agent-results/result-figure'
import { texts } from './texts'
import styles from './workspace-screen.module.css'

/** Where an agent begins: what is to be done first, what it did, and what was brought from its demo. */
export function Beginning({ workspace }: { workspace: Workspace }) {
  const { setup, results, draft, with_team } = workspace
  return (
    <div className={styles.beginning}>
      <BringDraft workspace={workspace} />
      {with_team && <Alert>{texts.team}</Alert>}
      {setup.length > 0 && <Setup steps={setup} />}
      {results.length > 0 && <Results results={results} />}
      {draft && <DraftCard workspace={workspace} />}
    </div>
  )
}

const places = { work: 'trabalho', results: 'resultados', settings: 'ajustes', unknown: undefined } as const

function Setup({ steps }: { steps: SetupStep[] }) {
  const done = steps.filter((step) => step.done).length
  return (
    <SectionCard
      id="setup"
      title={texts.setup.title}
      lead={done === steps.length ? texts.setup.ready : texts.setup.lead(done, steps.length)}
    >
      <ol className={styles.steps}>
        {steps.map(({ id, title, hint, done: isDone, place }) => (
          <li key={id} className={styles.step} data-done={isDone || undefined}>
            {isDone ? (
              <DoneIcon className={styles.mark} aria-hidden="true" />
            ) : (
              <CircleIcon className={styles.mark} aria-hidden="true" />
            )}
            <div>
              <Text strong>
                {title}
                <VisuallyHidden>: {isDone ? texts.setup.done : texts.setup.open}</VisuallyHidden>
              </Text>
              {!isDone && (
                <Text size="sm" tone="muted">
                  {hint}
                </Text>
              )}
              {!isDone && place && places[place] && (
                <Link to={`?aba=${places[place]}`}>
                  {texts.setup.go}
                  <VisuallyHidden>{texts.setup.goStep(title)}</VisuallyHidden>
                </Link>
              )}
            </div>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

function Results({ results }: { results: AgentResult[] }) {
  return (
    <SectionCard id="results" title={texts.results.title}>
      <dl className={styles.results}>
        {results.map((result) => (
          <div key={result.key}>
            <dt>{result.label}</dt>
            <dd>
              <span className={styles.figure}>{resultFigure(result)}</span>
              {result.how && (
                <Text size="sm" tone="muted">
                  {result.how}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}

const refresh = () => queryClient.invalidateQueries({ queryKey: [getWorkspace.path] })

function DraftCard({ workspace: { product_id, draft, with_team } }: { workspace: Workspace }) {
  const discarding = useMutation({
    mutationFn: () => call(discardDraft, { params: { agent: product_id } }),
    onSuccess: async () => {
      await refresh()
      notify({ type: 'success', title: texts.draft.discarded })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  if (!draft) return null
  return (
    <SectionCard id="draft" title={texts.draft.title} lead={texts.draft.made(formatLongDay(draft.made_at))}>
      <Text>{draft.summary}</Text>
      <Cluster>
        {!with_team && (
          <ButtonLink
            size="sm"
            href={`/dashboard/services/${product_id}?aba=${draftPlaces[product_id] ?? 'trabalho'}`}
          >
            {texts.draft.use}
          </ButtonLink>
        )}
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            downloadFile(`${product_id}.json`, JSON.stringify(draft.content, null, 2), 'application/json')
          }
        >
          {texts.draft.download}
        </Button>
        <Button size="sm" variant="ghost" loading={discarding.isPending} onClick={() => discarding.mutate()}>
          {texts.draft.discard}
        </Button>
      </Cluster>
    </SectionCard>
  )
}

/** Offers what somebody made in the demo while they had an account already. */
function BringDraft({ workspace: { product_id } }: { workspace: Workspace }) {
  const [found, setFound] = useState(() => draftIn(readStored(demoDraftKey), product_id, Date.now()))
  const bringing = useMutation({
    mutationFn: async (body: { summary: string; content: Record<string, unknown> }) =>
      call(saveDraft, { params: { agent: product_id }, body }),
    onSuccess: async () => {
      writeStored(demoDraftKey, undefined)
      setFound(undefined)
      await refresh()
      notify({ type: 'success', title: texts.draft.brought })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  if (!found) return null
  const { summary, content } = found
  return (
    <Alert
      action={
        <Button size="sm" loading={bringing.isPending} onClick={() => bringing.mutate({ summary, content })}>
          {texts.draft.bring}
        </Button>
      }
    >
      {texts.draft.here(summary)}
    </Alert>
  )
}
