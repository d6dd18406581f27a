import { type PageType, pageContext, pageTypeOf, suggestionsFor } from './page-context'

test.each<[path: string, type: PageType]>([
  ['/', 'home'],
  ['/?utm=x', 'home'],
  ['/agents/site-builder', 'agent'],
  ['/agents/marketingai/', 'agent'],
  ['/agents', 'other'],
  ['/agents/unknown', 'other'],
  ['/auth/login', 'auth'],
  ['/authors', 'other'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/billing', 'dashboard'],
  ['/admin', 'other'],
  ['/privacy', 'other'],
  ['/consultation', 'other'],
])('%s is a page of type %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type)
})

const home = ['Marcar uma reunião', 'Ver produtos', 'Falar com especialista']

test.each<[path: string, suggestions: string[]]>([
  ['/', home],
  ['/privacy', home],
  ['/agents/bi', ['Ver demo do Business Intelligence', 'Marcar uma reunião', 'Falar com especialista']],
  ['/agents/whatsapp', ['Ver demo do Atendimento WhatsApp', 'Marcar uma reunião', 'Falar com especialista']],
  ['/auth/signup', ['Preciso de ajuda para fazer login', 'Quero criar uma conta', 'Esqueci minha senha']],
  ['/dashboard', ['Ajuda com Painel', 'Ver meus serviços', 'Falar com suporte']],
  ['/dashboard/services', ['Ajuda com Serviços', 'Ver meus serviços', 'Falar com suporte']],
  ['/dashboard/billing', ['Ajuda com Faturamento', 'Ver meus serviços', 'Falar com suporte']],
  ['/dashboard/usage', ['Ajuda com Uso', 'Ver meus serviços', 'Falar com suporte']],
  ['/dashboard/settings', ['Ajuda com Configurações', 'Ver meus serviços', 'Falar com suporte']],
])('%s suggests %j', (path, suggestions) => {
  expect(suggestionsFor(path)).toEqual(suggestions)
})

it('promises no demo of an agent that has none', () => {
  expect(suggestionsFor('/agents/juridico', { name: 'Jurídico', cents: 14900 })).toEqual([
    'Quanto custa o Jurídico?',
    'Marcar uma reunião',
    'Falar com especialista',
  ])
})

const company = 'Agentes Brasil'

test.each<[what: string, input: Parameters<typeof pageContext>[0], welcome: string]>([
  [
    'home',
    { path: '/', company },
    'Olá! Sou o assistente virtual da Agentes Brasil. Posso explicar nossos agentes, informar preços e marcar uma reunião. Por onde quer começar?',
  ],
  [
    'an agent',
    { path: '/agents/prospect', company, agent: { name: 'Prospect AI', cents: 39900 } },
    'Olá! Quer conhecer o Prospect AI? Posso mostrar a demonstração, explicar o plano de R$\u00a0399 por mês ou marcar uma reunião.',
  ],
  [
    'an agent without a price',
    { path: '/agents/prospect', company },
    'Olá! Quer conhecer o Prospect AI? Posso mostrar a demonstração, explicar o plano mensal ou marcar uma reunião.',
  ],
  [
    'an agent without a demo',
    { path: '/agents/juridico', company, agent: { name: 'Jurídico', cents: 14900 } },
    'Olá! Quer conhecer o Jurídico? Posso explicar o plano de R$\u00a0149 por mês ou marcar uma reunião.',
  ],
  [
    'auth',
    { path: '/auth/login', company },
    'Olá! Precisa de ajuda para entrar, criar sua conta ou recuperar a senha?',
  ],
  [
    'the dashboard',
    { path: '/dashboard/billing', company, userName: 'Ana' },
    'Olá, Ana! Como posso ajudar em Faturamento?',
  ],
  [
    'other',
    { path: '/privacy', company },
    'Olá! Sou o assistente virtual da Agentes Brasil. Como posso ajudar?',
  ],
])('welcomes on %s', (_what, input, welcome) => {
  expect(pageContext(input).welcomeMessage).toBe(welcome)
})

it('carries the slug on agent pages only, and who is there', () => {
  expect(pageContext({ path: '/agents/email', company })).toMatchObject({
    pageType: 'agent',
    agentType: 'email',
    isAuthenticated: false,
  })
  expect(pageContext({ path: '/dashboard', company, userName: 'Ana' })).toMatchObject({
    isAuthenticated: true,
  })
  expect(pageContext({ path: '/', company })).not.toHaveProperty('agentType')
})
