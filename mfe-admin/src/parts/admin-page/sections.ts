/** The sections of the admin area, in the order of their menu, each with what it takes to see it. */
export const adminSections = [
  { path: '/admin', name: 'Visão geral', permission: 'overview:read' },
  { path: '/admin/products', name: 'Produtos', permission: 'products:read' },
  { path: '/admin/pricing', name: 'Preços', permission: 'pricing:read' },
  { path: '/admin/meetings', name: 'Reuniões', permission: 'meetings:read' },
] as const
export type AdminPath = (typeof adminSections)[number]['path']
