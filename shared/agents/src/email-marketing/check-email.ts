import { emailHtml } from './email-html'
import { type EmailMessage, emailBlocks, safeUrl, urlsIn } from './email-message'
import { brokenTags } from './merge-tags'
import { oneLine } from './write-email'

export interface Check {
  id: string
  title: string
  passed: boolean
  /** What was found, or what to do about it. */
  says: string
}

/** Characters of a subject that phones and computers show. */
export const shownSubject = { phone: 40, desktop: 70 }
/** Characters of a preview text worth having. */
const previewRange = { least: 35, most: 90 }
const mostExclamations = 2
const mostLinks = 3
const lettersPerPicture = 300
/** Above this, the most used mailbox hides the end of the e-mail. */
const mostBytes = 102_400

/** How a mailbox would look at this e-mail: measured on the text itself, in a fixed order. */
export function checkEmail(message: EmailMessage): Check[] {
  const checks: [id: string, title: string, problem: string | undefined, fine: string][] = [
    [
      'subject',
      'Tamanho do assunto',
      subjectProblem(message),
      `${lengthOf(message.subject)} caracteres: aparece inteiro no celular.`,
    ],
    ['preview', 'Texto de prévia', previewProblem(message), 'Completa o assunto sem ser cortado.'],
    ['spam', 'Palavras de spam', spamProblem(message), 'Nenhuma palavra que costuma levar à caixa de spam.'],
    ['capitals', 'Texto em maiúsculas', capitalsProblem(message), 'Nada escrito como grito.'],
    ['exclamations', 'Pontos de exclamação', exclamationsProblem(message), 'Na medida.'],
    ['links', 'Links', linksProblem(message), 'Poucos, seguros e com o endereço à vista.'],
    ['tags', 'Campos personalizados', tagsProblem(message), 'Todos conhecidos e bem fechados.'],
    ['ratio', 'Texto e imagem', ratioProblem(message), ratioFine(message)],
    [
      'sender',
      'Identidade de quem envia',
      senderProblem(message),
      'Nome, e-mail com domínio próprio e endereço no rodapé.',
    ],
    [
      'unsubscribe',
      'Descadastro',
      unsubscribeProblem(message),
      'No rodapé e no cabeçalho, e não dá para remover.',
    ],
    [
      'size',
      'Peso do e-mail',
      sizeProblem(message),
      `${kilobytes(sizeOf(message))}: chega inteiro, sem “mensagem cortada”.`,
    ],
  ]
  return checks.map(([id, title, problem, fine]) => ({ id, title, passed: !problem, says: problem ?? fine }))
}

/** Characters as a reader counts them. */
export const lengthOf = (text: string): number => [...text.trim()].length

function subjectProblem({ subject }: EmailMessage): string | undefined {
  const length = lengthOf(subject)
  if (length === 0) return 'Escreva um assunto: sem ele, quase ninguém abre.'
  if (length < 10) return `Só ${length} caracteres. Diga um pouco mais do que há dentro.`
  if (length > shownSubject.phone)
    return `${length} caracteres: o celular corta depois de “${cut(subject, shownSubject.phone)}”. Tire ${length - shownSubject.phone}.`
}

function previewProblem({ preview }: EmailMessage): string | undefined {
  const length = lengthOf(preview)
  if (length < previewRange.least)
    return `${length} caracteres. Chegue a ${previewRange.least}, senão a caixa de entrada completa com o começo do e-mail.`
  if (length > previewRange.most)
    return `${length} caracteres. O que passa de ${previewRange.most} não aparece.`
}

function spamProblem(message: EmailMessage): string | undefined {
  const found = spamWordsIn(wordsOf(message))
  if (found.length > 0) return `Troque ${listed(found)}. Diga o benefício com números e prazo.`
}

/** Words that mailboxes distrust, as they were written in the text. */
export function spamWordsIn(text: string): string[] {
  const plain = withoutAccents(text)
  const found = spamWords.flatMap((word) => {
    const at = plain.search(new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'iu'))
    const [written] = at < 0 ? [] : (plain.slice(at).match(new RegExp(word, 'iu')) ?? [])
    return written === undefined ? [] : [text.slice(at, at + written.length)]
  })
  return [...new Set(found.map((word) => word.toLocaleLowerCase('pt-BR')))]
}

const spamWords = [
  'gratis',
  'gratuit[oa]s?',
  'clique aqui',
  'compre (?:ja|agora)',
  'urgente',
  'imperdive(?:l|is)',
  'ultima chance',
  'ganhe dinheiro',
  'dinheiro facil',
  'renda extra',
  '100% garantid[oa]s?',
  'sem compromisso',
  'voce ganhou',
  'parabens',
  'milagros[oa]s?',
  'aumente suas vendas',
  'oferta por tempo limitado',
  'nao perca',
  'so hoje',
  'emagreca',
  'credito aprovado',
  'sem consulta ao spc',
]

function capitalsProblem(message: EmailMessage): string | undefined {
  const found = [...new Set(wordsOf(message).match(/(?<![\p{L}\d{])\p{Lu}{4,}(?![\p{L}\d])/gu) ?? [])].filter(
    (word) => !abbreviations.has(word),
  )
  if (found.length > 0) return `Escreva ${listed(found)} em minúsculas: maiúsculas soam como grito.`
}

const abbreviations = new Set([
  'CNPJ',
  'LGPD',
  'INSS',
  'SEBRAE',
  'SENAI',
  'HTML',
  'IPTU',
  'IPVA',
  'ENEM',
  'FGTS',
])

function exclamationsProblem(message: EmailMessage): string | undefined {
  const text = wordsOf(message)
  const count = text.match(/!/g)?.length ?? 0
  if (/!\s*!/.test(text)) return 'Deixe um ponto de exclamação por vez.'
  if ((message.subject.match(/!/g)?.length ?? 0) > 1) return 'No assunto, um ponto de exclamação basta.'
  if (count > mostExclamations) return `São ${count} no e-mail. Deixe ${mostExclamations} no máximo.`
}

function linksProblem(message: EmailMessage): string | undefined {
  const { button, buttonUrl, body } = message
  if (oneLine(button) && !safeUrl(buttonUrl))
    return 'O botão não leva a lugar nenhum: escreva o endereço, com https://.'
  const links = [...(oneLine(button) ? [buttonUrl.trim()] : []), ...urlsIn(body)]
  if (links.length === 0) return 'Dê um caminho ao leitor: um botão com link.'
  if (links.length > mostLinks) return `${links.length} links confundem e pesam. Fique com até ${mostLinks}.`
  const unsafe = links.find((link) => !link.toLowerCase().startsWith('https://'))
  if (unsafe) return `Use https em ${unsafe}.`
  const short = links.find((link) => shorteners.test(link))
  if (short) return `Troque o encurtador (${new URL(short).host}) pelo endereço do seu site.`
}

const shorteners =
  /^https:\/\/(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|encurtador\.com\.br|cutt\.ly)(?:\/|$)/i

function tagsProblem({ subject, preview, body }: EmailMessage): string | undefined {
  const broken = brokenTags(`${subject}\n${preview}\n${body}`)
  if (broken.length > 0)
    return `Corrija ${listed([...new Set(broken)])}. Os campos são {{primeiro_nome}} e {{cidade}}.`
}

function ratioProblem(message: EmailMessage): string | undefined {
  if (message.picture === undefined) return
  if (!message.picture.trim()) return 'Descreva a imagem: muita gente lê o e-mail sem carregar figuras.'
  const letters = lettersOf(message)
  if (letters < lettersPerPicture)
    return `${letters} caracteres para uma imagem. Escreva pelo menos ${lettersPerPicture}, ou tire a imagem.`
}

const ratioFine = (message: EmailMessage): string =>
  message.picture === undefined
    ? 'Só texto: abre igual em qualquer lugar.'
    : `${lettersOf(message)} caracteres de texto para uma imagem com descrição.`

function senderProblem({ business, senderEmail, address }: EmailMessage): string | undefined {
  if (!oneLine(business)) return 'Escreva o nome do negócio. Até lá, o rodapé assina “Sua empresa”.'
  const [, domain = ''] = /^[^\s@]+@([^\s@]+\.[^\s@.]+)$/.exec(senderEmail.trim()) ?? []
  if (!domain) return 'Escreva o e-mail de quem envia, como contato@seunegocio.com.br.'
  if (freeMail.test(domain))
    return `Use um e-mail com domínio próprio: de ${domain}, campanhas costumam ser recusadas.`
  if (!oneLine(address)) return 'Diga de onde você fala: rua ou cidade, no rodapé.'
}

const freeMail = /^(?:gmail|hotmail|outlook|live|yahoo|icloud|uol|bol|terra|ig)\.com(?:\.br)?$/i

function unsubscribeProblem(message: EmailMessage): string | undefined {
  if (!emailHtml(message).includes('href="{{link_descadastro}}"'))
    return 'O link de descadastro precisa estar no e-mail.'
}

function sizeProblem(message: EmailMessage): string | undefined {
  const size = sizeOf(message)
  if (size > mostBytes)
    return `${kilobytes(size)}: acima de 102 kB o fim da mensagem fica escondido. Encurte o texto.`
}

const sizeOf = (message: EmailMessage): number => new TextEncoder().encode(emailHtml(message)).length
const kilobytes = (bytes: number): string =>
  `${(bytes / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} kB`

const wordsOf = ({ subject, preview, body, button }: EmailMessage): string =>
  [subject, preview, body, button].join('\n').replace(/https?:\/\/\S+/g, ' ')

const lettersOf = (message: EmailMessage): number =>
  emailBlocks(message)
    .flatMap((block) => (block.kind === 'button' ? [] : block.lines.flat()))
    .reduce((sum, { text }) => sum + text.length, 0)

/** The first characters of a text, as a reader counts them. */
export const cut = (text: string, most: number): string => [...text.trim()].slice(0, most).join('').trimEnd()

/** Without marks and of the same length, so that places in one are places in the other. */
const withoutAccents = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => letter.normalize('NFD').charAt(0) || letter).join('')

const list = new Intl.ListFormat('pt-BR')
const listed = (words: string[]): string => list.format(words.slice(0, 4).map((word) => `“${word}”`))
