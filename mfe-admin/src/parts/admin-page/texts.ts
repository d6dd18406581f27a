import type { Administrator } from '@ag/contracts'

export const roleNames: Record<Administrator['role'], string> = {
  owner: 'Proprietário',
  admin: 'Administrador',
  comercial: 'Comercial',
  agenda: 'Agenda',
  financeiro: 'Financeiro',
  leitura: 'Somente leitura',
  unknown: 'Outro papel',
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
