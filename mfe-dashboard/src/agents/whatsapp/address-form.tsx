import { saveWhatsappSettings, whatsappSettings } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, queryClient, useSuspenseQuery } from '@ag/platform'
import { Button, ExternalLink, Text } from '@ag/ui'
import { Field, Form, FormError, Select, Textarea, useSubmit } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import * as z from 'zod/mini'
import { CopyButton } from '../../parts/copy-button/copy-button'
import { setup } from './chat-queries'
import styles from './knowledge-form.module.css'
import { texts } from './texts'

const { address } = texts

const lines = (text: string) => text.split(/\s+/).filter(Boolean)

const addressForm = z.pipe(
  z.object({
    slug: z.string(),
    sites: z.pipe(z.string(), z.transform(lines)),
    silence_hours: z.pipe(z.string(), z.transform(Number)),
  }),
  z.transform((values) => values as z.input<typeof whatsappSettings>),
)

/** The name of the page, the sites that may show it, and how long the agent stays silent. */
export function AddressForm() {
  const { data } = useSuspenseQuery(setup)
  const { form, submit, pending, failure } = useSubmit(
    z.pipe(addressForm, whatsappSettings),
    async (body) => {
      queryClient.setQueryData(setup.queryKey, await call(saveWhatsappSettings, { body }))
      notify({ type: 'success', title: address.saved })
    },
  )
  const { settings } = data
  return (
    <SectionCard id="address" title={address.title} lead={address.lead}>
      <Form form={form} onSubmit={submit}>
        {failure !== undefined && <FormError {...describeError(failure)} />}
        <Field
          label={address.slug}
          name="slug"
          hint={`${data.origin}/c/…`}
          defaultValue={settings?.slug ?? data.suggested_slug}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Textarea
          label={address.sites}
          name="sites"
          hint={address.sitesHint}
          rows={2}
          defaultValue={settings?.sites.join('\n') ?? ''}
        />
        <Select
          label={address.silence}
          name="silence_hours"
          defaultValue={String(settings?.silence_hours ?? 0)}
        >
          {Object.entries(address.silences).map(([hours, label]) => (
            <option key={hours} value={hours}>
              {label}
            </option>
          ))}
        </Select>
        <div>
          <Button type="submit" loading={pending}>
            {address.save}
          </Button>
        </div>
      </Form>
      {settings && (
        <Ways page={`${data.origin}/c/${settings.slug}`} tag={tagOf(data.origin, settings.slug)} />
      )}
    </SectionCard>
  )
}

const tagOf = (origin: string, slug: string) =>
  `<script src="${origin}/c/chat-button.js" data-name="${slug}" async></script>`

/** The address and the tag, to be taken along. */
function Ways({ page, tag }: { page: string; tag: string }) {
  return (
    <div className={styles.ways}>
      <Text>{address.page}</Text>
      <p className={styles.way}>
        <code>{page}</code> <CopyButton text={page}>{address.copy}</CopyButton>
      </p>
      <p>
        <ExternalLink href={page}>{address.open}</ExternalLink>
      </p>
      <Text>{address.tag}</Text>
      <p className={styles.way}>
        <code>{tag}</code> <CopyButton text={tag}>{address.copyTag}</CopyButton>
      </p>
    </div>
  )
}
