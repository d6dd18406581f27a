/** What businesses do, as the demos ask for it. */
export const segments = [
  { id: 'food', name: 'Restaurante, café ou padaria' },
  { id: 'fashion', name: 'Moda e acessórios' },
  { id: 'beauty', name: 'Beleza e bem-estar' },
  { id: 'health', name: 'Saúde e clínicas' },
  { id: 'education', name: 'Cursos e educação' },
  { id: 'services', name: 'Serviços para empresas' },
  { id: 'home', name: 'Casa, obra e decoração' },
  { id: 'pets', name: 'Pet shop e veterinária' },
] as const

export type SegmentId = (typeof segments)[number]['id']
