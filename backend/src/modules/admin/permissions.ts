import { type AdminRole, adminRole } from '@ag/contracts'
import * as z from 'zod/mini'

const everything = [
  'overview:read',
  'products:read',
  'products:write',
  'pricing:read',
  'pricing:write',
  'faq:write',
  'leads:read',
  'leads:write',
  'consultants:write',
  'availability:write',
  'meetings:read',
  'meetings:write',
  'billing:read',
  'billing:write',
  'audit:read',
  'settings:read',
  'settings:write',
  'administrators:read',
  'administrators:write',
  'releases:write',
] as const
export type Permission = (typeof everything)[number]

const permissions: Record<AdminRole, readonly Permission[]> = {
  owner: everything,
  // Who is an administrator is the owner's decision.
  admin: everything.filter((permission) => permission !== 'administrators:write'),
  comercial: [
    'overview:read',
    'products:read',
    'products:write',
    'pricing:read',
    'pricing:write',
    'faq:write',
    'leads:read',
    'leads:write',
  ],
  agenda: ['overview:read', 'consultants:write', 'availability:write', 'meetings:read', 'meetings:write'],
  financeiro: ['overview:read', 'pricing:read', 'billing:read', 'billing:write'],
  leitura: ['overview:read', 'products:read', 'pricing:read', 'leads:read', 'meetings:read', 'billing:read'],
}

/** The administrative role that a stored role is, if it is one. */
export function adminRoleOf(role: string): AdminRole | undefined {
  return z.safeParse(adminRole, role).data
}

/** What a role may do. */
export const permissionsOf = (role: AdminRole): readonly Permission[] => permissions[role]
