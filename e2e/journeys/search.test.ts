import { readPage, type Thing } from '../fixtures/read-page'
import { siteUrl } from '../fixtures/site-settings'
import { expect, test } from '../fixtures/test'

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

/** What each agent costs a month, in reais. */
const prices: Record<string, string> = {
  '/agents/site-builder': '29.00',
  '/agents/email': '49.00',
  '/agents/social': '79.00',
  '/agents/prospect': '399.00',
  '/agents/bi': '199.00',
  '/agents/marketingai': '299.00',
  '/agents/whatsapp': '97.00',
}

test('each page tells search engines and those who share it what it is, and each agent its price and its picture', async ({
  page,
  request,
}) => {
  const pictures = new Set<string | undefined>()
  for (const [path, title, description] of publicPages)
    await test.step(path, async () => {
      const answer = await request.get(path)
      expect.soft(answer.headers()['x-robots-tag'], path).toBeUndefined()
      const { things, card, ...read } = await readPage(page, await answer.text())
      const url = siteUrl + path
      expect.soft(read, path).toMatchObject({ title, description, canonical: url })
      expect.soft(title.length, path).toBeLessThanOrEqual(60)
      expect.soft(description.length, path).toBeLessThanOrEqual(155)
      expect.soft(card, path).toMatchObject({
        'og:type': 'website',
        'og:locale': 'pt_BR',
        'og:site_name': 'Automatize',
        'og:url': url,
        'og:title': title,
        'og:description': description,
        'og:image:width': '1200',
        'og:image:height': '630',
      })
      expect.soft(card['og:image:alt'], path).toBeTruthy()

      const image = await request.get(card['og:image'] ?? '')
      expect.soft(image.headers(), path).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const png = await image.body()
      expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
      expect.soft(png.length, path).toBeLessThanOrEqual(60_000)

      expect.soft(thingOf(things, 'Organization'), path).toMatchObject({
        legalName: 'Automatize Demonstração Ltda.',
        taxID: '11.222.333/0001-81',
        address: { streetAddress: 'Endereço de demonstração, São Paulo, SP' },
      })
      expect.soft(thingOf(things, 'WebSite'), path).toMatchObject({
        name: 'Automatize',
        url: `${siteUrl}/`,
      })
      const steps = thingOf(things, 'BreadcrumbList')?.itemListElement as { item: string }[] | undefined
      expect.soft(steps?.at(-1)?.item, path).toBe(path === '/' ? undefined : url)

      const price = prices[path]
      if (!price) return
      pictures.add(card['og:image'])
      expect.soft(thingOf(things, 'Product'), path).toMatchObject({
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
      expect.soft(thingOf(things, 'SoftwareApplication'), path).toMatchObject({
        url,
        offers: { '@id': `${url}#offer` },
      })
    })
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
    expect([path, answer.status()]).toEqual([path, path === '/nada' ? 404 : 200])
    expect([path, answer.headers()['x-robots-tag']]).toEqual([path, 'noindex'])
    expect(await answer.text()).not.toMatch(/rel="canonical"|property="og:|ld\+json/)
  }
})
