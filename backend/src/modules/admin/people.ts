import type { AdminInvitation, Administrator, AdminRole } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, asc, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { after, type Clock, days } from '../../clock'
import type { Db } from '../../db/database'
import { admin_invitations, authenticators, users } from '../../db/schema'
import { emailKey, type User } from '../auth/user-repository'
import type { MailContent } from '../outbox/mail'
import type { Mailer } from '../outbox/mailer'
import { type Actor, audit } from './audit'
import { adminRoleOf } from './permissions'

const invitationLasts = days(7)
const roles: AdminRole[] = ['owner', 'admin', 'comercial', 'agenda', 'financeiro', 'leitura']

const roleNames: Record<AdminRole, string> = {
  owner: 'Proprietário',
  admin: 'Administrador',
  comercial: 'Comercial',
  agenda: 'Agenda',
  financeiro: 'Financeiro',
  leitura: 'Somente leitura',
}

type InvitationRow = typeof admin_invitations.$inferSelect

interface Needs {
  db: Db
  clock: Clock
  mailer: Mailer
  publicUrl: string
}

/** Administrators, their roles and whoever is to become one. */
export function createPeople({ db, clock, mailer, publicUrl }: Needs) {
  const described = ({ email, role, invited_by, expires_at }: InvitationRow): AdminInvitation => ({
    email,
    role: role as AdminRole,
    invited_by,
    expires_at: expires_at.toISOString(),
  })

  /** The invitation that is open for an address somebody has proved to own. */
  async function openFor(inside: Db, user: User): Promise<InvitationRow | undefined> {
    if (!user.email_verified_at) return undefined
    const [row] = await inside
      .select()
      .from(admin_invitations)
      .where(and(eq(admin_invitations.email_key, user.email_key), gt(admin_invitations.expires_at, clock())))
    return row
  }

  return {
    async list(me: User): Promise<{ items: Administrator[]; invitations: AdminInvitation[] }> {
      const rows = await db
        .select({ user: users, confirmed: authenticators.confirmed_at })
        .from(users)
        .leftJoin(authenticators, eq(authenticators.user_id, users.id))
        .where(inArray(users.role, roles))
        .orderBy(asc(users.name), asc(users.id))
        .limit(200)
      const invitations = await db
        .select()
        .from(admin_invitations)
        .where(gt(admin_invitations.expires_at, clock()))
        .orderBy(desc(admin_invitations.created_at))
        .limit(200)
      return {
        items: rows.map(({ user, confirmed }) => ({
          id: user.id,
          name: user.name,
          email: user.email,
          role: user.role as AdminRole,
          second_factor: confirmed !== null,
          last_login: user.last_login?.toISOString() ?? null,
          is_me: user.id === me.id,
        })),
        invitations: invitations.map(described),
      }
    },

    async invite(actor: Actor, email: string, role: AdminRole): Promise<AdminInvitation> {
      const signature = await mailer.company()
      return db.transaction(async (transaction) => {
        const now = clock()
        const row = {
          email_key: emailKey(email),
          email,
          role,
          invited_by: actor.name,
          created_at: now,
          expires_at: after(now, invitationLasts),
        }
        await transaction
          .insert(admin_invitations)
          .values(row)
          .onConflictDoUpdate({ target: admin_invitations.email_key, set: row })
        await audit(transaction, now, actor, {
          action: 'create',
          entity: 'invitation',
          id: emailKey(email),
          after: { role },
        })
        await mailer.send(transaction, now, invitationMail(row, publicUrl), signature)
        return described(row)
      })
    },

    withdraw: (actor: Actor, email: string): Promise<void> =>
      db.transaction(async (transaction) => {
        const [gone] = await transaction
          .delete(admin_invitations)
          .where(eq(admin_invitations.email_key, emailKey(email)))
          .returning()
        if (!gone) throw new AppError('NOT_FOUND')
        await audit(transaction, clock(), actor, {
          action: 'remove',
          entity: 'invitation',
          id: gone.email_key,
          before: { role: gone.role },
        })
      }),

    /** Another role or none; somebody always stays owner. */
    setRole: (actor: Actor, id: string, role: AdminRole | null, reason: string): Promise<void> =>
      db.transaction(async (transaction) => {
        // In one order for everybody, so that the last two owners cannot both leave.
        const owners = await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.role, 'owner'), isNotNull(users.email_verified_at)))
          .orderBy(asc(users.id))
          .for('update')
        const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('update')
        const before = user && adminRoleOf(user.role)
        if (!user || !before) throw new AppError('NOT_FOUND')
        if (before === 'owner' && role !== 'owner' && owners.every((owner) => owner.id === id)) {
          throw new AppError('LIMIT_REACHED', {
            userMessage: 'Esta é a única pessoa proprietária. Dê esse papel a outra pessoa antes.',
          })
        }
        await transaction
          .update(users)
          .set({ role: role ?? 'customer' })
          .where(eq(users.id, id))
        await audit(transaction, clock(), actor, {
          action: role ? 'edit' : 'remove',
          entity: 'administrator',
          id,
          before: { role: before },
          after: { role },
          reason,
        })
      }),

    async mine(user: User): Promise<{ invitation: AdminInvitation | null }> {
      const row = await openFor(db, user)
      return { invitation: row ? described(row) : null }
    },

    accept: (actor: Actor, user: User): Promise<AdminRole> =>
      db.transaction(async (transaction) => {
        const row = await openFor(transaction, user)
        if (!row) throw new AppError('NOT_FOUND')
        await transaction.update(users).set({ role: row.role }).where(eq(users.id, user.id))
        await transaction.delete(admin_invitations).where(eq(admin_invitations.email_key, row.email_key))
        await audit(transaction, clock(), actor, {
          action: 'create',
          entity: 'administrator',
          id: user.id,
          before: { role: user.role },
          after: { role: row.role },
        })
        return row.role as AdminRole
      }),
  }
}

const invitationMail = (
  { email, role, invited_by }: Omit<InvitationRow, 'email_key'>,
  publicUrl: string,
): MailContent => ({
  to: email,
  greeting: 'Olá!',
  subject: 'Convite para a área administrativa',
  paragraphs: [
    `${invited_by} convidou você para a área administrativa, com o papel ${roleNames[role as AdminRole]}.`,
    'Entre com a conta deste e-mail, ou crie uma, e aceite o convite. Ele vale por 7 dias.',
  ],
  button: { label: 'Abrir a área administrativa', href: `${publicUrl}/admin` },
  after: ['Se você não esperava este convite, ignore esta mensagem.'],
})
