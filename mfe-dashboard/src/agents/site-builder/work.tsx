import { type BusinessKindId, businessKinds } from '@ag/agents/site-builder/business-kinds'
import { draftSite, type Site } from '@ag/agents/site-builder/site'
import { saveSite, siteDraft } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, useMutation, useSuspenseQuery } from '@ag/platform'
import { Alert, Button, DataBoundary, Skeleton } from '@ag/ui'
import { Field, Form, FormError, Select, Textarea, useSubmit } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import * as z from 'zod/mini'
import { SiteEditor } from './site-editor'
import styles from './site-editor.module.css'
import { companySite, contentOf, keepSite, siteWorkspace } from './site-query'
import { texts } from './texts'

/** Where a company makes, edits and publishes its page. */
export function Work() {
  return (
    <DataBoundary loading={<Skeleton rows={8} />}>
      <SiteOrStart />
    </DataBoundary>
  )
}

function SiteOrStart() {
  const { site } = useSuspenseQuery(companySite).data
  const { life, draft } = useSuspenseQuery(siteWorkspace).data
  if (!site) return <Start draft={draft?.content} />
  return <SiteEditor site={site} isRunning={life === 'running'} />
}

const kinds = Object.keys(businessKinds) as BusinessKindId[]

const startForm = z.object({
  kind: z.enum(kinds),
  name: z.string().check(z.trim(), z.minLength(1, texts.start.nameMissing), z.maxLength(100)),
  city: z.string().check(z.trim(), z.minLength(1, texts.start.cityMissing), z.maxLength(100)),
  offer: z.string().check(z.maxLength(500)),
})

/** The first page: brought from the demo, or made of a kind of business and three facts. */
function Start({ draft }: { draft: unknown }) {
  const fromDemo = siteDraft.safeParse(draft).data
  const begin = async (site: Site) =>
    keepSite(await call(saveSite, { body: { version: null, content: contentOf(site) } }))
  const { form, submit, pending, failure } = useSubmit(startForm, ({ kind, ...facts }) =>
    begin(draftSite(kind, facts)),
  )
  const goingOn = useMutation({ mutationFn: begin })
  const refusal = failure ?? goingOn.error
  return (
    <SectionCard id="start" title={texts.start.title} lead={texts.start.lead}>
      {fromDemo && (
        <Alert
          action={
            <Button size="sm" loading={goingOn.isPending} onClick={() => goingOn.mutate(fromDemo)}>
              {texts.start.useDemo}
            </Button>
          }
        >
          {texts.start.fromDemo}
        </Alert>
      )}
      {refusal !== undefined && refusal !== null && <FormError {...describeError(refusal)} />}
      <Form className={styles.start} form={form} onSubmit={submit}>
        <Select label={texts.start.kind} name="kind">
          {kinds.map((each) => (
            <option key={each} value={each}>
              {businessKinds[each].label}
            </option>
          ))}
        </Select>
        <Field label={texts.start.name} name="name" maxLength={100} autoComplete="organization" required />
        <Field label={texts.start.city} name="city" maxLength={100} autoComplete="address-level2" required />
        <Textarea
          label={texts.start.offer}
          name="offer"
          hint={texts.start.offerHint}
          maxLength={500}
          rows={2}
        />
        <div>
          <Button type="submit" loading={pending}>
            {texts.start.make}
          </Button>
        </div>
      </Form>
    </SectionCard>
  )
}
