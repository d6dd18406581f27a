import fc from 'fast-check'
import { segments } from '../segments'
import { checkEmail, spamWordsIn } from './check-email'
import type { EmailMessage } from './email-message'
import { goals, tones } from './phrases'
import { writeEmail } from './write-email'

const draft = writeEmail({
  business: 'Padaria Sol',
  segment: 'food',
  goal: 'content',
  tone: 'close',
  audience: 'active',
  offer: 'como guardar pão',
})
const message: EmailMessage = {
  business: 'Padaria Sol',
  senderEmail: 'oi@padariasol.com.br',
  address: 'Rua das Flores, 10, Recife',
  subject: draft.subjects[0],
  preview: draft.preview,
  body: draft.body,
  button: draft.button,
  buttonUrl: 'https://www.padariasol.com.br/pao',
  picture: undefined,
}
const failing = (change: Partial<EmailMessage>) =>
  checkEmail({ ...message, ...change })
    .filter(({ passed }) => !passed)
    .map(({ id }) => id)

it('finds nothing wrong with what the agent writes', () => {
  expect(failing({})).toEqual([])
})

test.each<[string, Partial<EmailMessage>, string[]]>([
  ['no subject', { subject: ' ' }, ['subject']],
  ['a subject of a word', { subject: 'Oi' }, ['subject']],
  ['a subject of 40', { subject: 'a'.repeat(40) }, []],
  ['a subject of 41', { subject: 'a'.repeat(41) }, ['subject']],
  ['a subject counted in emoji', { subject: `${'🎉'.repeat(20)} festa boa` }, []],
  ['no preview', { preview: '' }, ['preview']],
  ['a long preview', { preview: 'a'.repeat(91) }, ['preview']],
  ['spam in the subject', { subject: 'Frete GRÁTIS na loja' }, ['spam', 'capitals']],
  ['spam in the body', { body: `${draft.body} Clique aqui.` }, ['spam']],
  ['a shout', { body: `${draft.body} APROVEITE` }, ['capitals']],
  ['an abbreviation', { body: `${draft.body} CNPJ e LGPD` }, []],
  ['two exclamations in a row', { body: `${draft.body} Oba!!` }, ['exclamations']],
  ['three exclamations', { body: `${draft.body} Oi! Oba! Ei!` }, ['exclamations']],
  ['two in the subject', { subject: 'Chegou! Venha ver!' }, ['exclamations']],
  ['a button without address', { buttonUrl: '' }, ['links']],
  ['a script as address', { buttonUrl: 'javascript:alert(1)' }, ['links']],
  ['no link at all', { button: '', buttonUrl: '' }, ['links']],
  ['an open link', { buttonUrl: 'http://padariasol.com.br' }, ['links']],
  ['a shortener', { buttonUrl: 'https://bit.ly/abc' }, ['links']],
  ['four links', { body: `${draft.body} https://a.com https://b.com https://c.com` }, ['links']],
  ['an unknown tag', { body: `${draft.body} {{sobrenome}}` }, ['tags']],
  ['an open tag', { subject: 'Olá, {{primeiro_nome' }, ['tags']],
  ['a picture without words', { picture: '' }, ['ratio']],
  ['a picture and little text', { picture: 'Pães na mesa', body: 'Oi.' }, ['ratio']],
  ['a picture and enough text', { picture: 'Pães na mesa' }, []],
  ['nobody', { business: ' ' }, ['sender']],
  ['no sender address', { senderEmail: 'padaria' }, ['sender']],
  ['a free mailbox', { senderEmail: 'padaria@gmail.com' }, ['sender']],
  ['no place', { address: '' }, ['sender']],
  ['far too much', { body: 'muito texto '.repeat(9000) }, ['size']],
])('%s', (_, change, ids) => {
  expect(failing(change)).toEqual(ids)
})

it('says where a phone cuts and how much to take out', () => {
  const [subject] = checkEmail({ ...message, subject: 'Para você: 15% no café da manhã até domingo' })
  expect(subject?.says).toBe(
    '43 caracteres: o celular corta depois de “Para você: 15% no café da manhã até domi”. Tire 3.',
  )
})

it.each([
  ['Oferta IMPERDÍVEL, só hoje', ['imperdível', 'só hoje']],
  ['A gratidão é gratuita', ['gratuita']],
  ['Gratinado do dia', []],
  ['Renda extra e renda extra', ['renda extra']],
])('spam words of “%s” are %j', (text, words) => {
  expect(spamWordsIn(text)).toEqual(words)
})

it('never fails its own words on anything but the length of a subject', () => {
  for (const { id: goal } of goals)
    for (const { id: tone } of tones)
      for (const { id: segment } of segments)
        for (const version of [0, 1]) {
          const email = writeEmail(
            { business: 'Padaria Sol', segment, goal, tone, audience: 'quiet', offer: '' },
            version,
          )
          for (const subject of email.subjects)
            expect(failing({ ...email, subject }).filter((id) => id !== 'subject')).toEqual([])
        }
})

it('always has the same checks in the same order, and always finds the unsubscribe link', () => {
  const titles = checkEmail(message).map(({ title }) => title)
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string(),
      fc.option(fc.string(), { nil: undefined }),
      (subject, body, business, picture) => {
        const checks = checkEmail({ ...message, subject, body, business, picture })
        expect(checks.map(({ title }) => title)).toEqual(titles)
        expect(checks.find(({ id }) => id === 'unsubscribe')?.passed).toBe(true)
      },
    ),
  )
})
