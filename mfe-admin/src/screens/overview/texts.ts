import type { AdminRole } from '@ag/contracts'

const roles: Record<AdminRole, string> = {
  owner: 'Proprietário',
  admin: 'Administrador',
  comercial: 'Comercial',
  agenda: 'Agenda',
  financeiro: 'Financeiro',
  leitura: 'Somente leitura',
}

export const texts = {
  title: 'Administração',
  updated: (day: string, time: string) => `Dados de ${day}, às ${time}.`,
  role: (role: AdminRole) => roles[role],
  numbers: 'Números de agora',
  users: 'Usuários',
  usersDetail: (verified: string, recent: string) =>
    `${verified} com e-mail confirmado, ${recent} nos últimos 7 dias`,
  trials: 'Testes terminando',
  trialsDetail: 'nos próximos 7 dias',
  products: 'Produtos',
  productsDetail: 'no catálogo',
  mail: 'E-mails enviados',
  mailDetail: (waiting: string, dead: string) => `${waiting} na fila, ${dead} com falha`,
  subscriptions: 'Assinaturas por situação',
  status: 'Situação',
  count: 'Quantidade',
  total: 'Total',
}
