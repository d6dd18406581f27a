import { createHash } from 'node:crypto'
import { type CookieCategory, type CookieEntry, type CookieInfo, plainForms } from '@ag/contracts'
import {
  consentVersion,
  cookieNames,
  deviceNoteKey,
  draftPrefix,
  functionalKeys,
  storageKeys,
} from '@ag/core'
import { demoDraftDays, demoDraftKey } from '@ag/core/demo-draft'

const year = '365 dias'

const entry = (
  storage: CookieEntry['storage'],
  name: string,
  purpose: string,
  duration: string = year,
): CookieEntry => ({ name, provider: 'Este site', purpose, duration, party: 'first', storage })
const cookie = entry.bind(null, 'cookie')
const stored = entry.bind(null, 'local_storage')

/** Everything that the site may keep in a browser: the box, the policy and the proof all rest on this list. */
export const cookieCategories: CookieCategory[] = [
  {
    key: 'necessary',
    name: 'Necessários',
    description: 'Mantêm o site seguro e funcionando. Não podem ser desligados.',
    required: true,
    legal_basis: 'Execução de contrato e legítimo interesse',
    cookies: [
      cookie(cookieNames.necessary, 'Dizer ao site que você já fez sua escolha de privacidade'),
      cookie('ag_mix', 'Manter a mesma versão do site enquanto outra é publicada aos poucos', '30 dias'),
      cookie('ag_preview', 'Mostrar a quem publica uma versão que ainda não está no ar', '4 horas'),
      cookie(
        plainForms.handover.cookie,
        'Levar um login feito sem JavaScript até a página que o guarda',
        '5 minutos',
      ),
      stored(storageKeys.privacy, 'Guardar sua escolha de privacidade'),
      stored(storageKeys.token, 'Manter você conectado', 'Até você sair ou a sessão acabar'),
      stored(storageKeys.orgId, 'Lembrar qual conta está conectada', 'Até você sair ou a sessão acabar'),
      stored(
        deviceNoteKey,
        'Reconhecer este navegador quando alguém tenta adivinhar sua senha em outro lugar',
        '180 dias após o último login',
      ),
      stored(
        storageKeys.assistantSession,
        'Continuar sua conversa com o assistente',
        'Até você apagar a conversa, ou 30 dias após a última mensagem',
      ),
      stored(
        demoDraftKey,
        'Levar para a sua conta o que você fez na demonstração, quando você segue para o cadastro',
        `Até criar a conta, ou ${demoDraftDays} dias`,
      ),
      entry(
        'session_storage',
        `${draftPrefix}*`,
        'Devolver o que você digitou e ainda não enviou',
        'Até você enviar, descartar, sair ou fechar a aba',
      ),
    ],
  },
  {
    key: 'functional',
    name: 'Funcionais',
    description: 'Lembram escolhas como tema e idioma.',
    required: false,
    legal_basis: 'Consentimento',
    cookies: [
      cookie(cookieNames.functional, 'Dizer ao site que ele pode lembrar suas preferências'),
      cookie(cookieNames.theme, 'Lembrar o tema, claro ou escuro'),
      cookie(cookieNames.language, 'Lembrar o idioma'),
      stored(functionalKeys.passkeyOffer, 'Lembrar que você dispensou a oferta de entrar sem senha'),
    ],
  },
  {
    key: 'analytics',
    name: 'Análise',
    description: 'Mostram, de forma agregada, como o site é usado.',
    required: false,
    legal_basis: 'Consentimento',
    cookies: [cookie(cookieNames.analytics, 'Dizer ao site que ele pode contar visitas')],
  },
  {
    key: 'marketing',
    name: 'Marketing',
    description: 'Medem campanhas e evitam anúncios repetidos.',
    required: false,
    legal_basis: 'Consentimento',
    cookies: [cookie(cookieNames.marketing, 'Dizer ao site que ele pode medir campanhas')],
  },
]

/** Words may be polished without asking everybody again; what is kept, for what and for how long may not. */
export const fingerprintOf = (categories: CookieCategory[]): string =>
  shortHash(
    categories.map(({ key, required, legal_basis, cookies }) => [key, required, legal_basis, cookies]),
  )

/** The list as it stands. */
export const cookieInfo: CookieInfo = {
  version: consentVersion,
  fingerprint: fingerprintOf(cookieCategories),
  categories: cookieCategories,
}

/** A hash of anything that can be written as JSON. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
