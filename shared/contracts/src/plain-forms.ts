/** What the account pages and the gateway agree on for forms that are sent without scripts. */
export const plainForms = {
  /** The element that stands hidden where a refusal goes, and what its words take the place of. */
  refusal: { id: 'recusa', title: '{título}', message: '{mensagem}' },
  /** What the login page says to whoever comes back to it, by the fragment of its address. */
  arrivals: {
    signup: 'conta-pedida',
    forgot: 'link-pedido',
    reset: 'senha-alterada',
    verified: 'e-mail-confirmado',
  },
  /** Cookie that takes a session to the page that can keep it: `<user id>~<token>`, for that page alone. */
  handover: { cookie: 'ag_handover', path: '/auth/signed-in', seconds: 300 },
} as const
