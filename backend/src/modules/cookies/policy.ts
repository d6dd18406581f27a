import type { CookiePolicy } from '@ag/contracts'
import { consentVersion } from '@ag/core'
import { cookieCategories, shortHash } from './kept-cookies'

/** What we say about cookies, in full. */
export const cookiePolicy: CookiePolicy = {
  version: consentVersion,
  updated_at: '2026-11-20T00:00:00-03:00',
  title: 'Política de cookies',
  sections: [
    {
      heading: 'Para que usamos cookies',
      body: 'Usamos cookies necessários para o site funcionar. Com a sua permissão, usamos outros para lembrar preferências, medir visitas e mostrar anúncios relevantes. Você pode mudar de ideia a qualquer momento em “Gerenciar cookies”, no rodapé.',
    },
    {
      heading: 'Sem a sua escolha, nada opcional',
      body: 'Enquanto você não escolhe, ou se recusa, nada além do necessário é guardado ou enviado. Se o seu navegador avisa que você não quer ser acompanhado (Global Privacy Control), análise e marketing ficam desligados.',
    },
    {
      heading: 'O que registramos da sua escolha',
      body: 'Para provar o que você decidiu, guardamos um número sorteado, a escolha, a versão do texto, o idioma, a página, o navegador, a data e o endereço de rede sem a última parte. Se você estiver conectado, guardamos também a sua conta. O registro vale por 365 dias e é mantido por mais cinco anos.',
    },
    {
      heading: 'Como mudar de ideia',
      body: 'Abra “Gerenciar cookies”, no rodapé de qualquer página, para mudar a escolha ou remover o consentimento. Cookies de outros sites devem ser apagados no navegador.',
    },
  ],
}

/** Names the words that were in force when somebody decided. */
export const textHash = shortHash([
  cookiePolicy.sections,
  cookieCategories.map(({ name, description }) => [name, description]),
])
