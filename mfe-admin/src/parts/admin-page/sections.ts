/** The sections of the admin area and their parts, in the order of their menus, each with what it takes to see it. */
export const adminSections = [
  {
    path: '/admin',
    name: 'Visão geral',
    permission: 'overview:read',
    parts: [
      { id: '', name: 'Agora', permission: 'overview:read' },
      { id: 'conversas', name: 'Conversas', permission: 'leads:read' },
      { id: 'leads', name: 'Leads', permission: 'leads:read' },
      { id: 'implantacao', name: 'Implantação', permission: 'leads:read' },
      { id: 'clientes', name: 'Clientes', permission: 'billing:read' },
      { id: 'faturas', name: 'Faturas', permission: 'billing:read' },
      { id: 'publicacoes', name: 'Publicações', permission: 'overview:read' },
      { id: 'velocidade', name: 'Velocidade', permission: 'overview:read' },
      { id: 'auditoria', name: 'Auditoria', permission: 'audit:read' },
      { id: 'equipe', name: 'Equipe', permission: 'administrators:read' },
      { id: 'configuracoes', name: 'Configurações', permission: 'settings:read' },
    ],
  },
  {
    path: '/admin/products',
    name: 'Produtos',
    permission: 'products:read',
    parts: [
      { id: '', name: 'Agentes', permission: 'products:read' },
      { id: 'perguntas', name: 'Perguntas frequentes', permission: 'products:read' },
      { id: 'importar', name: 'Importar', permission: 'products:write' },
    ],
  },
  {
    path: '/admin/pricing',
    name: 'Preços',
    permission: 'pricing:read',
    parts: [
      { id: '', name: 'Agentes', permission: 'pricing:read' },
      { id: 'uso', name: 'Preços por uso', permission: 'pricing:read' },
    ],
  },
  {
    path: '/admin/meetings',
    name: 'Reuniões',
    permission: 'meetings:read',
    parts: [
      { id: '', name: 'Calendário', permission: 'meetings:read' },
      { id: 'lista', name: 'Lista', permission: 'meetings:read' },
      { id: 'nova', name: 'Nova reunião', permission: 'meetings:write' },
      { id: 'consultores', name: 'Consultores', permission: 'meetings:read' },
      { id: 'disponibilidade', name: 'Disponibilidade', permission: 'meetings:read' },
      { id: 'folgas', name: 'Folgas', permission: 'meetings:read' },
    ],
  },
] as const

type Section = (typeof adminSections)[number]
export type AdminPath = Section['path']
/** Names in `?aba=` of a section's parts; the first has none. */
export type PartOf<Path extends AdminPath> = Extract<Section, { path: Path }>['parts'][number]['id']

/** Where a part of a section is. */
export const partAddress = (path: AdminPath, id: string) => (id ? `${path}?aba=${id}` : path)
