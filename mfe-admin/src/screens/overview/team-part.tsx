import {
  type Administrator,
  adminRole,
  emailField,
  getAdministrators,
  inviteAdministrator,
  setAdministratorRole,
  unknownWord,
  withdrawInvitation,
} from '@ag/contracts'
import { describeError, formatDay, formatTime } from '@ag/core'
import { call, notify, query, queryClient, untilClosed, useMutation, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, Text } from '@ag/ui'
import { Table } from '@ag/ui/data'
import { Field, Select, Textarea } from '@ag/ui/form'
import { Fact, Facts, FormModal, SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { me, usePermission } from '../../admin-queries'
import { roleNames } from '../../parts/admin-page/texts'
import { texts } from './texts'

const administrators = query(getAdministrators)
const refresh = () => queryClient.invalidateQueries({ queryKey: administrators.queryKey })

/** Administrators, and whoever is invited. */
export function TeamPart() {
  const { data } = useSuspenseQuery(administrators)
  const may = usePermission()('administrators:write')
  const [isInviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<Administrator>()
  const withdraw = useMutation({
    mutationFn: (email: string) => call(withdrawInvitation, { body: { email } }),
    onSuccess: async () => {
      await refresh()
      notify({ type: 'success', title: texts.withdrawn, duration: untilClosed })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <>
      {may && (
        <div>
          <Button size="sm" onClick={() => setInviting(true)}>
            {texts.invite}
          </Button>
        </div>
      )}
      <Table
        caption={texts.teamCaption}
        captionHidden
        rows={data.items}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: texts.name,
            heads: true,
            cell: ({ name, is_me }) => (is_me ? `${name} (${texts.me})` : name),
          },
          { id: 'email', header: texts.email, cell: ({ email }) => email },
          {
            id: 'role',
            header: texts.role,
            cell: (person) => (
              <>
                {roleNames[person.role]}{' '}
                {may && person.role !== unknownWord && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={texts.changeRoleOf(person.name)}
                    onClick={() => setChanging(person)}
                  >
                    {texts.changeRole}
                  </Button>
                )}
              </>
            ),
          },
          {
            id: 'factor',
            header: texts.secondFactor,
            cell: ({ second_factor }) => (
              <Badge tone={second_factor ? 'success' : 'warning'}>
                {second_factor ? texts.on : texts.off}
              </Badge>
            ),
          },
          {
            id: 'login',
            header: texts.lastLogin('').replace(': ', ''),
            cell: ({ last_login }) =>
              last_login ? `${formatDay(last_login)}, ${formatTime(last_login)}` : texts.never,
          },
        ]}
      />
      {data.invitations.length > 0 && (
        <SectionCard id="invitations" title={texts.invitations}>
          <Facts>
            {data.invitations.map(({ email, role, expires_at }) => (
              <Fact key={email} name={email}>
                <span>{texts.invitedUntil(roleNames[role], formatDay(expires_at))}</span>
                {may && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={texts.withdrawOf(email)}
                    onClick={() => withdraw.mutate(email)}
                  >
                    {texts.withdraw}
                  </Button>
                )}
              </Fact>
            ))}
          </Facts>
        </SectionCard>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {changing && <RoleDialog person={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

const invitation = z.object({ email: emailField, role: adminRole })

function InviteDialog({ onClose }: { onClose: () => void }) {
  async function invite(body: z.output<typeof invitation>) {
    await call(inviteAdministrator, { body })
    await refresh()
    notify({ type: 'success', title: texts.invited, duration: untilClosed })
    onClose()
  }
  return (
    <FormModal
      title={texts.invite}
      submit={texts.invite}
      schema={invitation}
      action={invite}
      onClose={onClose}
    >
      <Text tone="muted">{texts.inviteLead}</Text>
      <Field type="email" label={texts.email} name="email" autoComplete="off" required />
      <Select label={texts.role} name="role" defaultValue="leitura">
        {adminRole.options.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </Select>
    </FormModal>
  )
}

const noRole = 'none'
const roleForm = z.object({ role: z.string(), reason: z.string() })

function RoleDialog({ person, onClose }: { person: Administrator; onClose: () => void }) {
  async function change({ role, reason }: z.output<typeof roleForm>) {
    const wanted = role === noRole ? null : z.parse(adminRole, role)
    await call(setAdministratorRole, { params: { id: person.id }, body: { role: wanted, reason } })
    await refresh()
    if (person.is_me) await queryClient.invalidateQueries({ queryKey: me.queryKey })
    notify({ type: 'success', title: texts.roleChanged, duration: untilClosed })
    onClose()
  }
  return (
    <FormModal
      title={texts.changeRoleOf(person.name)}
      submit={texts.save}
      schema={roleForm}
      action={change}
      onClose={onClose}
    >
      <Select label={texts.role} name="role" defaultValue={person.role}>
        {adminRole.options.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
        <option value={noRole}>{texts.noRole}</option>
      </Select>
      <Textarea label={texts.reason} name="reason" rows={2} maxLength={500} />
    </FormModal>
  )
}
