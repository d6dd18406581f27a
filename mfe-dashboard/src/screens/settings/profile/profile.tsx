import { type Me, profileForm } from '@ag/contracts'
import { describeError, formatLongDay, formatTime } from '@ag/core'
import { notify, signOut, useSession, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, DataBoundary, Skeleton } from '@ag/ui'
import { Field, Form, FormError, PhoneField, useSubmit } from '@ag/ui/form'
import { Fact, Facts, SectionCard } from '@ag/ui/work'
import styles from './profile.module.css'
import { profile, saveOwnProfile } from './save-own-profile'
import { texts } from './texts'

/** Who the customer is to us, and the way out. */
export function Profile() {
  const session = useSession()
  return (
    <>
      <SectionCard id="profile" title={texts.title}>
        <DataBoundary loading={<Skeleton rows={6} />}>
          <ProfileForm />
        </DataBoundary>
      </SectionCard>
      {session.status === 'signed-in' && <Account user={session.user} />}
      <SectionCard id="session" title={texts.session} lead={texts.sessionHint}>
        <div>
          <Button variant="outline" onClick={signOut}>
            {texts.signOut}
          </Button>
        </div>
      </SectionCard>
    </>
  )
}

function ProfileForm() {
  const { data } = useSuspenseQuery(profile)
  const session = useSession()
  const { form, submit, pending, failure, draft } = useSubmit(
    profileForm,
    async ({ phone, ...values }) => {
      await saveOwnProfile({ ...values, phone: phone ?? '' })
      notify({ type: 'success', title: texts.saved })
    },
    { draft: 'profile', owner: session.status === 'signed-in' ? session.user.id : '' },
  )
  return (
    <Form form={form} onSubmit={submit} draft={draft}>
      {failure !== undefined && <FormError {...describeError(failure)} />}
      <div className={styles.fields}>
        <Field label={texts.name} name="name" autoComplete="name" defaultValue={data.name} required />
        <Field
          label={texts.company}
          name="company"
          autoComplete="organization"
          defaultValue={data.company}
          required
        />
        <PhoneField label={texts.phone} name="phone" hint={texts.phoneHint} defaultValue={data.phone ?? ''} />
      </div>
      <div>
        <Button type="submit" loading={pending}>
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}

function Account({ user }: { user: Me }) {
  return (
    <SectionCard id="account" title={texts.account}>
      <Facts>
        <Fact name={texts.email}>
          {user.email} {user.email_verified && <Badge tone="success">{texts.verified}</Badge>}
        </Fact>
        <Fact name={texts.since}>{formatLongDay(user.created_at)}</Fact>
        {user.last_login && (
          <Fact name={texts.lastLogin}>
            {texts.at(formatLongDay(user.last_login), formatTime(user.last_login))}
          </Fact>
        )}
      </Facts>
    </SectionCard>
  )
}
