/** The sections of the dashboard, in the order of its menu. */
export const dashboardSections = [
  { path: '/dashboard', name: 'Painel' },
  { path: '/dashboard/services', name: 'Serviços' },
  { path: '/dashboard/billing', name: 'Faturamento' },
  { path: '/dashboard/usage', name: 'Uso' },
  { path: '/dashboard/settings', name: 'Configurações' },
] as const
