import { businessKinds } from '@ag/agents/site-builder/business-kinds'
import { draftSite } from '@ag/agents/site-builder/site'
import {
  type CompanySite,
  checkSiteHost,
  getSite,
  getSiteMessages,
  getSiteVersions,
  getSiteVisits,
  getWorkspace,
  moveSiteMessage,
  publishSite,
  restoreSiteVersion,
  saveSite,
  saveSiteSettings,
  unpublishSite,
} from '@ag/contracts'
import { fakeBackend, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { parts } from './workspace-parts'

const page = draftSite('padaria', businessKinds.padaria.sample)
const details = { title: '', description: '', address: '', phone: '', whatsapp: '', instagram: '' }
const site: CompanySite = {
  slug: 'padaria-aurora',
  address: 'https://site.example/s/padaria-aurora',
  content: { ...page, details },
  version: 1,
  updated_at: '2026-11-20T12:00:00Z',
  published: null,
  notifies: true,
  host: null,
}
const published = { number: 1, published_at: '2026-11-20T12:00:00Z', is_current: true }

const { Work, Results, Settings } = parts
const show = (part: React.ReactElement) => renderScreen(part, { session: 'signed-in' })
const statuses = { running: 'trialing', resting: 'paused', ended: 'cancelled' } as const
function work(life: keyof typeof statuses = 'running', content?: object) {
  fakeBackend.replies(getWorkspace, {
    product_id: 'site-builder',
    name: 'Site Builder',
    status: statuses[life],
    trial_ends_at: null,
    life,
    setup: [],
    results: [],
    draft: content ? { summary: '', content: { ...content }, made_at: '2026-11-20T12:00:00Z' } : null,
    with_team: false,
  })
  return show(<Work />)
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('where the page is made', () => {
  it('begins with a kind of business and what there is to tell', async () => {
    fakeBackend.replies(getSite, { site: null })
    fakeBackend.replies(saveSite, site)
    const { container } = work()
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nome/ }), 'Padaria Aurora')
    await userEvent.type(screen.getByRole('textbox', { name: /^Cidade/ }), 'Campinas')
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(await button('Montar página'))
    expect(await button('Publicar')).toBeVisible()
    expect(fakeBackend.requests(saveSite)).toMatchObject([
      { version: null, content: { name: 'Padaria Aurora', city: 'Campinas', details } },
    ])
  })

  it('goes on with what was made in the demo', async () => {
    fakeBackend.replies(getSite, { site: null })
    fakeBackend.replies(saveSite, site)
    work('running', page)
    await userEvent.click(await button('Continuar com ela'))
    await button('Publicar')
    expect(fakeBackend.requests(saveSite)).toEqual([{ version: null, content: { ...page, details } }])
  })

  it('saves what is typed and publishes what was saved', async () => {
    fakeBackend.replies(getSite, { site })
    fakeBackend.replies(saveSite, { ...site, version: 2 })
    fakeBackend.replies(publishSite, { ...site, version: 2, published })
    fakeBackend.replies(getSiteVersions, { versions: [] })
    work()
    const phone = await screen.findByRole('textbox', { name: 'WhatsApp com DDD' })
    await userEvent.type(phone, '11')
    expect(await screen.findByText('Informe um telefone com DDD.')).toBeVisible()
    await userEvent.type(phone, '912345678')
    await userEvent.click(await button('Publicar'))
    expect(await screen.findByRole('link', { name: /^site\.example\/s\/padaria-aurora/ })).toBeVisible()
    expect(fakeBackend.requests(saveSite)).toMatchObject([
      { version: 1, content: { details: { whatsapp: '11912345678' } } },
    ])
    expect(fakeBackend.requests(publishSite)).toEqual([{ version: 2 }])
    expect(notified()).toContain('Site publicado.')
  })

  it('is taken offline and says so', async () => {
    fakeBackend.replies(getSite, { site: { ...site, published } })
    fakeBackend.replies(unpublishSite, site)
    work()
    expect(await button('Publicar mudanças')).toBeDisabled()
    await userEvent.click(await button('Tirar do ar'))
    expect(await screen.findByText('Fora do ar')).toBeVisible()
  })

  it.each(['resting', 'ended'] as const)(
    'is only looked at, edited and taken along while the agent does not run: %s',
    async (life) => {
      fakeBackend.replies(getSite, { site: { ...site, published } })
      work(life)
      expect(await screen.findByText(/^Enquanto o agente estiver em pausa/)).toBeVisible()
      expect(await button('Baixar a página')).toBeEnabled()
      expect(screen.queryByRole('button', { name: /^Publicar/ })).not.toBeInTheDocument()
    },
  )

  it('asks whose version counts where somebody else was faster', async () => {
    const theirs = { ...site, version: 5, content: { ...site.content, name: 'Nome deles' } }
    fakeBackend.replies(getSite, { site })
    fakeBackend.fails(saveSite, 409, { code: 'VERSION_CONFLICT', current: theirs })
    work()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Cidade' }), '!')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Usar a versão mais nova' }, { timeout: 4_000 }),
    )
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Nome deles')
  })

  it('passes axe with a section under edit', async () => {
    fakeBackend.replies(getSite, { site })
    const { container } = work()
    await userEvent.click(await button('O que oferece'))
    expect(screen.getByRole('textbox', { name: 'Itens' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('what the site brought', () => {
  const message = {
    id: 'msg_1',
    name: 'Bruno',
    contact: 'bruno@x.com.br',
    message: 'Quero 3 pães',
    state: 'new' as const,
    created_at: '2026-11-20T12:00:00Z',
  }
  beforeEach(() => {
    fakeBackend.replies(getSiteVisits, { days: [{ date: '2026-11-20', visits: 12, messages: 1 }] })
    fakeBackend.replies(getSiteMessages, { items: [message], next_cursor: null, total: 1 })
  })

  it('is told as visits and messages, with a way to answer', async () => {
    const { container } = show(<Results />)
    expect(await screen.findByText('12 visitas e 1 mensagem')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'bruno@x.com.br' })).toHaveAttribute(
      'href',
      'mailto:bruno@x.com.br',
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it('moves a message on', async () => {
    fakeBackend.replies(moveSiteMessage, { ...message, state: 'answered' })
    show(<Results />)
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Situação da mensagem de Bruno' }),
      'Respondida',
    )
    await waitFor(() => expect(notified()).toContain('Situação da mensagem salva.'))
    expect(fakeBackend.requests(moveSiteMessage)).toEqual([{ state: 'answered' }])
  })
})

describe('where the site is found', () => {
  const host = {
    name: 'www.padaria.com.br',
    verified_at: null,
    record: { name: '_site.www.padaria.com.br', value: 'site-verification=abc' },
  }
  beforeEach(() => {
    fakeBackend.replies(getSite, { site: { ...site, published } })
    fakeBackend.replies(getSiteVersions, {
      versions: [{ number: 1, name: 'Padaria Aurora', published_at: published.published_at }],
    })
  })

  it('is chosen, with a domain whose owner is proved by a record', async () => {
    fakeBackend.replies(saveSiteSettings, { ...site, published, host })
    fakeBackend.replies(checkSiteHost, {
      ...site,
      host: { ...host, verified_at: '2026-11-20T12:00:00Z' },
    })
    const { container } = show(<Settings />)
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Domínio próprio/ }),
      'www.padaria.com.br',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('site-verification=abc')).toBeVisible()
    expect(fakeBackend.requests(saveSiteSettings)).toEqual([
      { version: 1, slug: 'padaria-aurora', notifies: true, host: 'www.padaria.com.br' },
    ])
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(await button('Conferir agora'))
    expect(await screen.findByText('Confirmado')).toBeVisible()
  })

  it('brings back what was published', async () => {
    fakeBackend.replies(restoreSiteVersion, { ...site, version: 2 })
    show(<Settings />)
    const list = await screen.findByRole('list')
    expect(within(list).getByText(/^Versão 1: Padaria Aurora, 20\/11\/2026/)).toBeVisible()
    await userEvent.click(await button('Voltar à versão 1'))
    await waitFor(() =>
      expect(notified()).toContain('A versão está de volta na edição. Publique para mostrá-la.'),
    )
    expect(fakeBackend.requests(restoreSiteVersion)).toEqual([{ version: 1 }])
  })
})
