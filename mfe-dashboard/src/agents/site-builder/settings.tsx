import {
  type CompanySite,
  checkSiteHost,
  hostField,
  restoreSiteVersion,
  type SiteVersion,
  saveSiteSettings,
  siteSlug,
} from '@ag/contracts'
import { describeError, formatDay, formatTime } from '@ag/core'
import { call, notify, useMutation, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, DataBoundary, EmptyState, Skeleton, Stack, Text } from '@ag/ui'
import { Checkbox, Field, Form, FormError, useSubmit } from '@ag/ui/form'
import { Fact, Facts, SectionCard } from '@ag/ui/work'
import * as z from 'zod/mini'
import { CopyButton } from '../../parts/copy-button/copy-button'
import styles from './settings.module.css'
import { companySite, keepSite, siteVersions } from './site-query'
import { texts } from './texts'

/** Where the site is found, who hears of messages, and what was published. */
export function Settings() {
  return (
    <DataBoundary loading={<Skeleton rows={8} />}>
      <SettingsOfSite />
    </DataBoundary>
  )
}

function SettingsOfSite() {
  const { site } = useSuspenseQuery(companySite).data
  if (!site) return <EmptyState title={texts.settings.first} />
  return (
    <Stack gap="lg">
      <Address site={site} />
      {site.host && <Domain host={site.host} />}
      <Versions site={site} />
    </Stack>
  )
}

const settingsForm = z.object({
  slug: siteSlug,
  notifies: z.boolean(),
  host: z.union([z.literal(''), hostField]),
})

function Address({ site: { version, slug, address, notifies, host } }: { site: CompanySite }) {
  const { form, submit, pending, failure } = useSubmit(settingsForm, async (values) => {
    keepSite(await call(saveSiteSettings, { body: { ...values, host: values.host || null, version } }))
    notify({ type: 'success', title: texts.settings.saved })
  })
  const start = `${new URL(address).origin === location.origin ? new URL(address).host : location.host}/s/`
  return (
    <SectionCard id="address" title={texts.settings.address}>
      <Form form={form} onSubmit={submit}>
        {failure !== undefined && <FormError {...describeError(failure)} />}
        <Field
          label={texts.settings.slug}
          name="slug"
          hint={texts.settings.slugHint(start)}
          defaultValue={slug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field
          label={texts.settings.host}
          name="host"
          hint={texts.settings.hostHint}
          defaultValue={host?.name ?? ''}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Checkbox name="notifies" defaultChecked={notifies}>
          {texts.settings.notifies}
        </Checkbox>
        <div>
          <Button type="submit" loading={pending}>
            {texts.settings.save}
          </Button>
        </div>
      </Form>
    </SectionCard>
  )
}

function Domain({ host: { name, verified_at, record } }: { host: NonNullable<CompanySite['host']> }) {
  const checking = useMutation({
    mutationFn: () => call(checkSiteHost),
    onSuccess: (saved) => {
      keepSite(saved)
      notify({ type: 'success', title: texts.settings.checked })
    },
  })
  return (
    <SectionCard
      id="domain"
      title={verified_at ? name : texts.settings.domain}
      status={
        <Badge tone={verified_at ? 'success' : 'warning'}>
          {verified_at ? texts.settings.verified : texts.settings.unverified}
        </Badge>
      }
    >
      {!verified_at && (
        <>
          <Text>{texts.settings.steps}</Text>
          <Facts>
            <Fact name={texts.settings.recordName}>
              <span className={styles.record}>
                <code>{record.name}</code>{' '}
                <CopyButton text={record.name}>{texts.settings.copyName}</CopyButton>
              </span>
            </Fact>
            <Fact name={texts.settings.recordValue}>
              <span className={styles.record}>
                <code>{record.value}</code>{' '}
                <CopyButton text={record.value}>{texts.settings.copyValue}</CopyButton>
              </span>
            </Fact>
          </Facts>
          {checking.isError && <FormError {...describeError(checking.error)} />}
          <div>
            <Button loading={checking.isPending} onClick={() => checking.mutate()}>
              {texts.settings.check}
            </Button>
          </div>
        </>
      )}
      <Text size="sm" tone="muted">
        {texts.settings.pointing(name)}
      </Text>
    </SectionCard>
  )
}

function Versions({ site }: { site: CompanySite }) {
  return (
    <SectionCard id="versions" title={texts.settings.versions} lead={texts.settings.versionsLead}>
      <DataBoundary loading={<Skeleton rows={3} />}>
        <VersionList site={site} />
      </DataBoundary>
    </SectionCard>
  )
}

function VersionList({ site }: { site: CompanySite }) {
  const { versions } = useSuspenseQuery(siteVersions).data
  if (versions.length === 0) return <Text>{texts.settings.noVersions}</Text>
  return (
    <ol className={styles.versions} reversed>
      {versions.map((version) => (
        <Version key={version.number} version={version} site={site} />
      ))}
    </ol>
  )
}

function Version({
  version: { number, name, published_at },
  site,
}: {
  version: SiteVersion
  site: CompanySite
}) {
  const restoring = useMutation({
    mutationFn: () =>
      call(restoreSiteVersion, { params: { number: String(number) }, body: { version: site.version } }),
    onSuccess: (saved) => {
      keepSite(saved)
      notify({ type: 'success', title: texts.settings.restored })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <li className={styles.version}>
      <span>
        {texts.settings.version(number)}: {name}, {formatDay(published_at)} {formatTime(published_at)}{' '}
        {site.published?.number === number && <Badge tone="success">{texts.state.online}</Badge>}
      </span>
      <Button
        size="sm"
        variant="outline"
        aria-label={texts.settings.restoreOf(number)}
        loading={restoring.isPending}
        onClick={() => restoring.mutate()}
      >
        {texts.settings.restore}
      </Button>
    </li>
  )
}
