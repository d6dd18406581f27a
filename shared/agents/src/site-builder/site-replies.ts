import { businessKinds } from './business-kinds'
import { type MessageForm, messageForm } from './message-form'
import { el } from './page-node'
import type { Site } from './site'
import { nameOf, replyPage, type SitePage } from './site-page'

/** Thanks for a message. @param home where the site's page is */
export const thanksPage = (site: Site, home: string): SitePage =>
  replyPage(
    site,
    'Mensagem enviada',
    el('p', { class: 'lead' }, `Obrigado! ${nameOf(site)} vai responder pelo contato que você deixou.`),
    el('a', { class: 'action', href: home }, 'Voltar ao site'),
  )

/** Says why a message was not taken, with all that was typed. */
export const refusedPage = (site: Site, form: MessageForm, reason: string): SitePage =>
  replyPage(
    site,
    'Sua mensagem ainda não foi enviada',
    el('p', { class: 'alert', role: 'alert' }, reason),
    messageForm(form),
  )

/** Stands where a site was or may be again. */
export const offlinePage = (site?: Site): SitePage =>
  replyPage(
    site ?? nobody,
    'Este site não está no ar agora',
    el(
      'p',
      { class: 'lead' },
      site
        ? 'Ele pode voltar em breve. Tente de novo mais tarde ou procure a empresa pelos contatos que você já tem.'
        : 'Confira se o endereço está certo.',
    ),
  )

const nobody: Site = {
  kind: 'escritorio',
  name: 'Página não encontrada',
  city: '',
  scheme: businessKinds.escritorio.schemes[0],
  sections: [],
}
