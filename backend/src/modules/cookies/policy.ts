import type { CookiePolicy } from '@ag/contracts'
import { consentVersion } from '@ag/core'
import { cookieCategories, shortHash } from './cookie-list'

/** What we say about cookies, in full. */
export const cookiePolicy: CookiePolicy = {
  version: consentVersion,
  updated_at: '2026-11-21T00:00:00-03:00',
  title: 'Política de cookies',
  sections: [
    {
      heading: 'Para que usamos cookies',
      body: 'Os necessários fazem o site funcionar. Os outros lembram preferências, medem visitas e mostram anúncios relevantes: só com a sua permissão.',
    },
    {
      heading: 'Sem a sua escolha, nada opcional',
      body: 'Enquanto você não escolhe, ou se recusa, nada além do necessário é guardado ou enviado. Se o seu navegador pede para não ser acompanhado (Global Privacy Control), análise e marketing ficam desligados.',
    },
    {
      heading: 'O que registramos da sua escolha',
      body: 'Para provar o que você decidiu, guardamos um número sorteado, a escolha, a versão do texto, o idioma, a página, o navegador, a data e o endereço de rede sem a última parte. Se você estiver conectado, guardamos também a sua conta. O registro vale por 365 dias e é mantido por mais cinco anos.',
    },
    {
      heading: 'Como mudar de ideia',
      body: 'Abra “Gerenciar cookies”, no rodapé de qualquer página. Cookies de outros sites devem ser apagados no navegador.',
    },
  ],
}

/** Names the words that were in force when somebody decided. */
export const textHash = shortHash([
  cookiePolicy.sections,
  cookieCategories.map(({ name, description }) => [name, description]),
])
