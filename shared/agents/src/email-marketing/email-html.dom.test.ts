import fc from 'fast-check'
import { emailEml, emailText } from './email-eml'
import { emailHtml, escapeHtml } from './email-html'
import type { EmailMessage } from './email-message'
import { fillTags } from './merge-tags'

const message: EmailMessage = {
  business: 'Sol & Lua',
  senderEmail: 'oi@solelua.com.br',
  address: 'Recife, PE',
  subject: 'Chegou: pão <novo>',
  preview: 'Feito de manhã, com "capricho".',
  body: 'Oi, {{primeiro_nome}},\n\n> 15% até domingo\n\nVeja https://solelua.com.br/pao?a=1&b=2.\n\nUm abraço,\nEquipe',
  button: 'Quero ver',
  buttonUrl: 'https://solelua.com.br',
  picture: undefined,
}
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const messages: fc.Arbitrary<EmailMessage> = fc.record({
  business: fc.string(),
  senderEmail: fc.string(),
  address: fc.string(),
  subject: fc.string(),
  preview: fc.string(),
  body: fc.string({
    unit: fc.constantFrom('<', '>', '"', "'", '&', '\n', 'a', ' ', '/', 'script', 'https://x.y'),
  }),
  button: fc.string(),
  buttonUrl: fc.oneof(fc.string(), fc.webUrl(), fc.constant('javascript:alert(1)')),
  picture: fc.option(fc.string(), { nil: undefined }),
})

it.each([
  ['<b>', '&lt;b&gt;'],
  ['"\'&', '&quot;&#39;&amp;'],
  ['&amp;', '&amp;amp;'],
  ['pão', 'pão'],
])('%s is written as %s', (text, html) => {
  expect(escapeHtml(text)).toBe(html)
})

it('is read back as it was written', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { body } = parse(`<p title="${escapeHtml(text)}">x</p>`)
      expect(body.querySelector('p')?.getAttribute('title')).toBe(
        text.replace(/\r\n?/g, '\n').replace(/\0/g, '\uFFFD'),
      )
    }),
  )
})

it('keeps what the visitor writes as words', () => {
  const page = parse(
    emailHtml({ ...message, body: '<img src=x onerror=alert(1)>\n\n<script>alert(1)</script>' }),
  )
  expect(page.querySelector('img, script')).toBeNull()
  expect(page.body.textContent).toContain('<script>alert(1)</script>')
  expect(page.title).toBe('Chegou: pão <novo>')
})

it('has its button before the signature, its links and what stands out', () => {
  const page = parse(emailHtml(message))
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'https://solelua.com.br/pao?a=1&b=2',
    'https://solelua.com.br/',
    '{{link_descadastro}}',
  ])
  expect(page.querySelector('.soft')?.textContent).toBe('15% até domingo')
})

it('holds no markup but its own, always a sender and always a way out', () => {
  fc.assert(
    fc.property(messages, (any) => {
      const page = parse(emailHtml(any))
      expect(page.querySelector('script, iframe, form, [onerror], [onclick]')).toBeNull()
      for (const link of page.querySelectorAll('a'))
        expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|#$|\{\{link_descadastro\}\}$)/)
      expect(page.querySelectorAll('a[href="{{link_descadastro}}"]')).toHaveLength(1)
      expect(page.body.textContent).toContain('porque se cadastrou na lista de')
      expect(page.querySelectorAll('img:not([alt])')).toHaveLength(0)
      expect(emailHtml(any)).toBe(emailHtml(any))
    }),
  )
})

it('has the same words as a text', () => {
  expect(fillTags(emailText(message))).toBe(
    [
      'Oi, Marina,',
      '15% até domingo',
      'Veja https://solelua.com.br/pao?a=1&b=2.',
      'Quero ver: https://solelua.com.br/',
      'Um abraço,\nEquipe',
      '--\nSol & Lua · oi@solelua.com.br\nRecife, PE\nVocê recebe este e-mail porque se cadastrou na lista de Sol & Lua.\nDescadastrar com um clique: #',
    ].join('\n\n'),
  )
})

describe('as a draft for mail programs', () => {
  const decoded = (words: string) =>
    words
      .split(/\r\n /)
      .map((word) => Buffer.from(word.slice(10, -2), 'base64').toString())
      .join('')

  it('has the headers that mailboxes ask for', () => {
    const draft = emailEml(message)
    expect(draft).toContain(
      'List-Unsubscribe: <{{link_descadastro}}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click',
    )
    expect(draft).toContain('X-Unsent: 1')
    const [, html = ''] =
      /text\/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n([\s\S]*?)\r\n\r\n--/.exec(
        draft,
      ) ?? []
    expect(Buffer.from(html, 'base64').toString()).toBe(emailHtml(message))
  })

  it('lets nobody write headers of their own, and keeps lines short', () => {
    fc.assert(
      fc.property(messages, (any) => {
        const draft = emailEml(any)
        const [head = ''] = draft.split('\r\n\r\n')
        const names = head.split(/\r\n(?! )/).map((line) => line.split(':')[0])
        expect(names).toEqual([
          'MIME-Version',
          'X-Unsent',
          'From',
          'To',
          'Subject',
          'List-Unsubscribe',
          'List-Unsubscribe-Post',
          'Content-Type',
        ])
        for (const line of draft.split('\r\n').filter((each) => each.startsWith(' ')))
          expect(line.length).toBeLessThanOrEqual(76)
        const subject = /^Subject: ([\s\S]*?)\r\nList-/m.exec(draft)?.[1] ?? ''
        expect(decoded(subject)).toBe(Buffer.from(any.subject.replace(/\s+/g, ' ').trim()).toString())
      }),
    )
  })
})
