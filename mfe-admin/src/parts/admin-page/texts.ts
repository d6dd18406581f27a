import type { AdminRole } from '@ag/contracts'

export const roleNames: Record<AdminRole, string> = {
  owner: 'Proprietário',
  admin: 'Administrador',
  comercial: 'Comercial',
  agenda: 'Agenda',
  financeiro: 'Financeiro',
  leitura: 'Somente leitura',
}

export const texts = {
  menu: 'Seções da administração',
  parts: (title: string) => `Partes de ${title}`,
  loading: 'Administração',
  invited: 'Você foi convidado',
  invitation: (by: string, role: string) => `${by} convidou você para a administração, com o papel ${role}.`,
  accept: 'Aceitar convite',
  accepted: 'Convite aceito.',
}
