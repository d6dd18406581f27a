import type { CookieInfo, CookiePolicy } from '@ag/contracts'

/** A short list of what is kept in a browser. */
export const makeCookieInfo = (changes: Partial<CookieInfo> = {}): CookieInfo => ({
  version: '1.0.0',
  fingerprint: 'a',
  categories: [
    {
      key: 'necessary',
      name: 'Necessários',
      description: 'Mantêm o site seguro e funcionando. Não podem ser desligados.',
      required: true,
      legal_basis: 'Legítimo interesse',
      cookies: [],
    },
    {
      key: 'functional',
      name: 'Funcionais',
      description: 'Lembram escolhas como tema e idioma.',
      required: false,
      legal_basis: 'Consentimento',
      cookies: [
        {
          name: 'ag_theme',
          provider: 'Este site',
          purpose: 'Lembrar o tema',
          duration: '365 dias',
          party: 'first',
          storage: 'cookie',
        },
      ],
    },
  ],
  ...changes,
})

export const makeCookiePolicy = (changes: Partial<CookiePolicy> = {}): CookiePolicy => ({
  version: '1.0.0',
  updated_at: '2026-11-20T00:00:00-03:00',
  title: 'Política de cookies',
  sections: [{ heading: 'Como mudar de ideia', body: 'Abra “Gerenciar cookies”.' }],
  ...changes,
})
