import { readPage, type Thing } from '../fixtures/read-page'
import { siteUrl } from '../fixtures/site-settings'
import { expect, test, whenReady } from '../fixtures/test'

/** What search results show of each page. */
const publicPages: [path: string, title: string, description: string][] = [
  [
    '/',
    'Agentes de IA para empresas | Automatize',
    'Automatize vendas, atendimento e marketing com agentes de IA a partir de R$ 29 por mês. Teste grátis por 14 dias, sem cartão.',
  ],
  [
    '/agents',
    'Agentes de IA: compare e escolha | Automatize',
    'Compare os agentes de IA, veja preços e experimente no navegador, sem cadastro.',
  ],
  [
    '/agents/prospect',
    'Prospect AI: prospecção com WhatsApp | Automatize',
    'Encontre, aborde e qualifique leads pelo WhatsApp. Veja a demonstração e teste grátis por 14 dias.',
  ],
  [
    '/agents/whatsapp',
    'Atendimento no WhatsApp com IA | Automatize',
    'Responda clientes a qualquer hora e passe para a equipe quando precisar. Experimente agora, sem cadastro.',
  ],
  [
    '/agents/email',
    'Email Marketing com IA | Automatize',
    'Crie campanhas com assunto, texto e prévia em minutos. Veja um exemplo com o seu negócio.',
  ],
  [
    '/agents/social',
    'Social Media com IA | Automatize',
    'Planeje e aprove posts para suas redes em um só calendário. Gere uma semana de exemplo.',
  ],
  [
    '/agents/bi',
    'Business Intelligence com IA | Automatize',
    'Pergunte em português e receba gráficos com a explicação do cálculo. Teste com dados de exemplo.',
  ],
  [
    '/agents/marketingai',
    'Marketing AI: plano e campanhas | Automatize',
    'Monte um plano de quatro semanas com metas, canais e orçamento. Experimente sem cadastro.',
  ],
  [
    '/agents/site-builder',
    'Site Builder: seu site em minutos | Automatize',
    'Descreva seu negócio, veja o site pronto e baixe a prévia. A partir de R$ 29 por mês.',
  ],
  [
    '/consultation',
    'Marcar uma reunião | Automatize',
    'Escolha o canal e o melhor horário para conversar com um especialista.',
  ],
  [
    '/assistente',
    'Assistente virtual | Automatize',
    'Tire dúvidas sobre os agentes, veja preços e marque uma reunião conversando com o assistente.',
  ],
  [
    '/privacy',
    'Política de privacidade | Automatize',
    'Saiba quais dados usamos, por quê, por quanto tempo e como exercer seus direitos.',
  ],
  [
    '/seguranca',
    'Segurança e dados | Automatize',
    'Como protegemos a sua conta, os dados da sua empresa e os seus pagamentos.',
  ],
]

const thingOf = (things: Thing[], type: string) => things.find((thing) => thing['@type'] === type)

for (const [path, title, description] of publicPages)
  test(`${path} tells search engines and those who share it what it is`, async ({ page, request }) => {
    const answer = await request.get(path)
    expect(answer.headers()['x-robots-tag']).toBeUndefined()
    const read = await readPage(page, await answer.text())
    expect(read).toMatchObject({ title, description, canonical: siteUrl + path })
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(155)
    expect(read.card).toMatchObject({
      'og:type': 'website',
      'og:locale': 'pt_BR',
      'og:site_name': 'Automatize',
      'og:url': siteUrl + path,
      'og:title': title,
      'og:description': description,
      'og:image:width': '1200',
      'og:image:height': '630',
    })
    expect(read.card['og:image:alt']).toBeTruthy()

    const image = await request.get(read.card['og:image'] ?? '')
    expect(image.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const png = await image.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThanOrEqual(60_000)

    expect(thingOf(read.things, 'Organization')).toMatchObject({
      legalName: 'Automatize Demonstração Ltda.',
      taxID: '11.222.333/0001-81',
      address: { streetAddress: 'Endereço de demonstração, São Paulo, SP' },
    })
    expect(thingOf(read.things, 'WebSite')).toMatchObject({ name: 'Automatize', url: `${siteUrl}/` })
    const steps = thingOf(read.things, 'BreadcrumbList')?.itemListElement as { item: string }[] | undefined
    expect(steps?.at(-1)?.item).toBe(path === '/' ? undefined : siteUrl + path)
  })

test('each agent has a picture of its own and is a product with its price in reais a month', async ({
  page,
  request,
}) => {
  const pictures = new Set<string | undefined>()
  for (const [slug, price] of [
    ['site-builder', '29.00'],
    ['email', '49.00'],
    ['social', '79.00'],
    ['prospect', '399.00'],
    ['bi', '199.00'],
    ['marketingai', '299.00'],
    ['whatsapp', '97.00'],
  ]) {
    const { things, card } = await readPage(page, await (await request.get(`/agents/${slug}`)).text())
    const url = `${siteUrl}/agents/${slug}`
    pictures.add(card['og:image'])
    expect(thingOf(things, 'Product')).toMatchObject({
      url,
      image: card['og:image'],
      offers: {
        url,
        price,
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        priceSpecification: { '@type': 'UnitPriceSpecification', price, unitCode: 'MON' },
      },
    })
    expect(thingOf(things, 'SoftwareApplication')).toMatchObject({ url, offers: { '@id': `${url}#offer` } })
  }
  expect(pictures.size).toBe(7)
})

test('the sitemap lists every public page with its date, and nothing behind a login', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  )
  const xml = await (await request.get('/sitemap.xml')).text()
  const entries = [...xml.matchAll(/<url><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod><\/url>/g)]
  const addresses = entries.map(([, address = '']) => address)
  expect(addresses.toSorted()).toEqual(publicPages.map(([path]) => siteUrl + path).toSorted())
  for (const [, , date = ''] of entries) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
})

test('what is behind a login is kept from search engines by its header', async ({ request }) => {
  for (const path of ['/auth/login', '/auth/signup', '/dashboard', '/dashboard/billing', '/admin', '/nada']) {
    const answer = await request.get(path)
    expect([path, answer.headers()['x-robots-tag']]).toEqual([path, 'noindex'])
    expect(await answer.text()).not.toMatch(/rel="canonical"|property="og:|ld\+json/)
  }
})

test('a page that somebody walks to names its own address', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]')
  await page.goto('/')
  await whenReady(page)
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/`)
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Agentes').first().click()
  await expect(page).toHaveTitle(/compare e escolha/)
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/agents`)
  await page.goBack()
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/`)
  await expect(canonical).toHaveCount(1)
})
