import { type ContactDraft, emailField, nameField, phoneNumber } from '@ag/contracts'
import * as z from 'zod/mini'
import { anyWorkday } from './day-words'
import { fold } from './words'

const emailIn = /(?<![^\s@<>,;:"()])[^\s@<>,;:"()]+@[^\s@<>,;:"().]+(?:\.[^\s@<>,;:"().]+)+/u
const phoneIn = /(?:\+|\()?\d[\d\s().-]{7,20}\d/g

/** Words around details that are no part of them. */
const introductions =
  /\b(?:o\s+)?(?:(?:meu|minha)\s*)?(?:nome(?:\s+completo)?|e-?mail|telefone|fone|celular|cel|whats(?:app)?|zap|n[uú]mero|contato)\s*(?:é|e|eh|:|=)\s*|\b(?:(?:eu\s+)?me\s+chamo|pode\s+me\s+chamar\s+de|aqui\s+(?:é|e|quem\s+fala\s+é)\s+(?:o|a)?|(?:eu\s+)?sou\s+(?:o|a)\b)\s*|(?<!\p{L})(?:oi|olá|ola|bom dia|boa tarde|boa noite)(?!\p{L})[,!.]*\s*/giu
const namePrefix =
  /(?:\bnome(?:\s+completo|\s+correto|\s+certo)?\s*(?:é|e|eh|:|pra|para)|\bme\s+chamo|\bchamo-me|\bquem\s+fala\s+(?:é|eh)|\bconhece\s+por|\bme\s+chama\s+de|\bsoy|\bchamo|\bchamar\s+de|\baqui\s+(?:é|e|eh)\s+(?:o|a)|\bsou\s+(?:o|a)|\bfala\s+com\s+(?:o|a)|\bfal(?:o|ar)\s+(?:em\s+nome\s+d[aeo]|é\s+(?:meu|minha)\s+(?:marido|esposa|s[oó]ci[oa]|filh[oa]|irm[aã]o?))|\bassina\s+como|\bresponde\s+por|\bme\s+chame(?:\s+de)?|\bpode\s+(?:usar|botar\s+só|colocar\s+só))\s+/iu
/** Where a name is given or corrected, it may stand behind less; 'nome Cláudia', 'é Vitor Hugo', 'meu sobrenome, Dias'. */
const nearName =
  /(?:\bnome\s+d[aeo]|\b(?:contato|dados|corrigindo):|\bcerto\s+(?:é|eh)|\bescreve|\bnome\s+por|\bfala\s+com|\bnome\s+(?:p[oõ]e|bota)|\b(?:sobre)?nome[,:]?(?:\s+errado[,.]?|\s+saiu\s+errado[,.]?)?(?:\s+(?:é|eh))?|^(?:é|eh|com)|[,:?]\s*(?:é|eh)|\bletra[s]?:|\bn:|\breuni[aã]o\s+d[ao]|\b[Ss]ou|\b[Aa]qui\s+(?:é|fala)|\bvos\s+fala\s+é|\b[Rr]egistre(?:\s+como)?|\b[Pp]onha|\b(?:atendo|tratar)\s+por|\bcontato\s+(?:é|será)|\b(?:coloca|põe|filh[ao]|esposa|marido)|\btroca\s+p(?:ra|or|ara)|\b[Aa]nota(?:r|d[oa])?:?|\b[Rr]egistra(?:r|\s+a[ií]:?)?|\bfal(?:ar|em|e)\s+com(?:\s+[ao])?|\bpe[cç]a(?:m)?\s+pel[ao]|\bchama(?:r)?(?:\s+[ao])?|\bo\s+meu\s+(?:é|eh)|\bassin[oa](?:\s+como)?|\b(?:arruma|conserta|corrige|bota|usa)(?:\s+pra)?|\bsobrenome\s+(?:pra|que\s+é)|\bsolteira(?:,\s+por\s+favor)?:|\bde\s+casada\s+(?:agora\s+)?(?:é|eh)|\baos\s+cuidados\s+d[ao]|\b(?:d[ao]|pr[ao]|minha|meu)\s+(?:s[oó]ci[ao]|chefe|gerente|secret[aá]ria|genro|irm[aã]o?)|\bquem\s+(?:vai|decide|atende|v[eê])(?:\s+\p{Ll}{1,12})?\s+(?:é|eh)(?:\s+[oa])?|\bse\s+chama|\bit's|\b[Ee]ra|^[Tt]á|\bdeixa\s+só|\bfica|\bnome\s+(?:na\s+verdade|que\s+tá\s+errado|tá\s+sem\s+acento)(?::|\s+é))\s+(?=\p{Lu})/u
/** 'Célio falando', 'Vera Nunes aqui', 'Kauã com til', 'Jussara é com dois s' */
const namedBefore =
  /(?:^|[,.!;:]\s*)((?:\p{Lu}\p{L}+\s+){1,3})(?:falando|aqui|aki|às\s+ordens|leva\s+\p{L}\b|(?:é\s+)?(?:com|c\/|sem)\s+(?:\p{L}\b|acento|til|dois|ípsilon|dáblio))/u
/** A name in the place of a detail: between commas, or before an address. */
const betweenCommas =
  /(?:^|[,.;]\s*)(\p{Lu}[\p{L}'’]+(?:\s+(?:d[aeo]s?\s+)?\p{Lu}[\p{L}'’]+){0,4})(?=\s*[,;]|\s*$)/gu
const companyIn =
  /\b(?:da\s+empresa(?!\s+(?:é|eh|saiu|est[aá])\s)|minha\s+empresa\s+(?:é|e|eh)(?:\s+a)?|empresa\s*:|nome\s+da\s+(?:loja|empresa|firma)(?:\s+(?:é|e|eh)|,)|a\s+(?:empresa|loja|firma)(?:\s+certa)?\s+(?:é|eh|agora\s+é|mudou\s+de\s+nome\s+para)|raz[aã]o\s+social\s+(?:é|eh)|fal[oa]\s+em\s+nome\s+da(?=\s+\p{Lu})|trabalho\s+n[ao]|represento\s+[ao]|falo\s+pel[ao]|sou\s+(?:diretor|dono|s[oó]cio|gerente|diretora|dona|s[oó]cia)\s+d[ao]|(?<=^[\p{L}]{2,30},\s)don[oa]\s+d[ao])\s+([^,.;\n]{2,60})/iu
/** A business by its kind: 'da Ótica Central', 'Sorriso Odontologia é a clínica'. */
const businessKinds =
  'imobili[aá]ria|[oóOÓ]tica|cl[ií]nica|padaria|auto\\s?center|auto\\s?pe[cç]as|oficina|academia|escola|pet\\s?shop|loja|restaurante|pizzaria|mercado|farm[aá]cia|consult[oó]rio|est[uú]dio|studio|sal[aã]o|barbearia|cont[aá]bil|construtora|ag[eê]ncia|hotel|pousada|transportadora|confeitaria|livraria|papelaria|doceria|gr[aá]fica|escrit[oó]rio|empresa|firma'
const businessNames =
  'modas|refrigera[cç][aã]o|contabilidade|est[eé]tica|advocacia|odontologia|engenharia|im[oó]veis|seguros|transportes|transportadora|m[oó]veis|turismo|eventos|associados|ltda|eireli|consultoria|arquitetura|fotografia|confec[cç][oõ]es|materiais|distribuidora|inform[aá]tica|tecnologia'
const businessIn = new RegExp(
  `\\b(?:a\\s+empresa|firma|loja)\\s+(?:é|chamada|chama|se\\s+chama)\\s+(?:a\\s+)?((?:(?!\\s+e\\s+n[ãa]o\\s)[^,.;\\n]){2,50})|\\bd[aoe]\\s+((?:\\p{Lu}[\\p{L}&]*\\s+){1,3}(?:${businessNames}))|(?:^|[,.]\\s*)((?:(?!d[aoe]\\s)\\p{Lu}[\\p{L}&]*\\s+){1,3}(?:${businessNames}))|\\bsomos\\s+(?:a|o)\\s+([^,.;\\n]{2,50})|\\bd[ao]\\s+((?:${businessKinds})\\s+(?!é(?:\\s|$))(?:(?!\\s+(?:e\\s+(?:queria|quero|gostaria)|pr[ao]|para)\\s)[^,.;\\n]){2,50})|^([^,.;\\n]{2,50}?)\\s+é\\s+(?:a|o|minha|meu)\\s+(?:${businessKinds})`,
  'iu',
)
/** 'Valdir, Posto Trevo', 'toco a Ferragista Progresso', 'a firma mudou de nome, virou Horizonte Logística' */
const otherKinds =
  'posto|lavanderia|panificadora|borracharia|chaveiro|cervejaria|agropecu[aá]ria|grupo|ONG|cooperativa|vidra[cç]aria|serralheria|mercadinho|granja|tecelagem|ferragista|ferragens|armaz[eé]m|food\\s+truck|par[oó]quia|a[cç]ougue|floricultura|sorveteria|marcenaria|lanchonete|quitanda|atelier?|ateli[eê]|instituto|col[eé]gio|creche|vin[ií]cola|fazenda|haras|coworking|editora|funer[aá]ria|lot[eé]rica|cart[oó]rio|tintas|estofados|brech[oó]|buffet|bar|caf[eé]|hostel|est[aâ]ncia'
const everyKind = `${businessKinds}|${otherKinds}`
const inEitherCase = (kind: string) =>
  kind.startsWith('[')
    ? kind
    : `[${kind.charAt(0).toUpperCase()}${kind.charAt(0).toLowerCase()}]${kind.slice(1)}`
const kindFirst = new RegExp(
  `(?:^|[,.;]\\s*(?:é\\s+(?:d?[ao]\\s+)?)?|\\b(?:d[aoe]|n[ao]|somos\\s+(?:d?[ao])|tenho\\s+[ao]|temos\\s+[ao]|toco\\s+[ao])\\s+)((?:${everyKind.split('|').map(inEitherCase).join('|')})(?:\\s+(?:d[aoe]s?\\s+|e\\s+|&\\s+)?\\p{Lu}[\\p{L}&-]*){1,3})`,
  'u',
)
const isBusiness = new RegExp(`^(?:${everyKind})\\s`, 'iu')
const renamed =
  /\b(?:[Ee]mpresa|[Ff]irma|[Ll]oja|nome\s+fantasia|raz[aã]o\s+social)\b[^.;?]{0,45}?(?:\b(?:é|eh|virou|põe|bota|pra|para|que)|[:,])\s+((?:a\s+|o\s+)?\p{Lu}[\p{L}&]*(?:\s+(?:(?:d[aoe]s?|e|&)\s+)?\p{Lu}[\p{L}&]*){0,3})(?!\s+é)|\b(?:tenho|temos|toco|cuido\s+d[ao]\s+\p{L}+\s+d)\s*[ao]\s+(\p{Lu}[\p{L}&]*(?:\s+(?:(?:d[aoe]s?|e|&)\s+)?\p{Lu}[\p{L}&]*){1,3})/u
/** 'Keila da Keila Cosméticos', and no 'Maria da Silva Santos'. */
const ofBusiness =
  /(?<=(?:^|\s|[,:])\p{Lu}\p{L}+,?\s)(?:d[aoe]\s+)(?!(?:Silva|Costa|Cruz|Luz|Rosa|Mata|Paz|Concei|Gl[oó]ria|Rocha|Cunha|Fonseca|Mota|Motta|Veiga|Penha|Guia|Gra[cç]a|Santos|Souza|Sousa|Nascimento|Carmo|Lis|Lurdes|Lourdes|F[aá]tima|Assis|Ros[aá]rio|Socorro|Jesus|Deus)\b)((?:\p{Lu}[\p{L}&]*)(?:\s+(?:d[oa]\s+)?\p{Lu}[\p{L}&]*){1,3})/u
const titles =
  /^(?:(?:(?:é|eh|sou)(?:\s+(?:o|a|pra))?|registre(?:\s+como)?|ponha|atendo\s+por|quem\s+vos\s+fala\s+é|pode\s+me\s+tratar\s+por|meu\s+batismo\s+é|eng[ªa]\.?|[oa](?=\s+\p{Lu})|com|ah|t[aá]|prazer|p[oõ]e|bota|me\s+chamam\s+de|me\s+llamo|my\s+name\s+is|this\s+is|i'?m|pr\.?|prof\.?|past(?:or|ora)|irm[aã](?=\s+\p{Lu})|padre|comandante|sargento|tia(?=\s+\p{Lu})|tio(?=\s+\p{Lu})|gerente|eu|aqui|pode\s+(?:botar|colocar|p[oô]r|anotar|marcar)(?:\s+(?:no\s+nome\s+d[aeo]|a[ií]|como))?|anota(?:\s+a[ií])?|bota(?:\s+a[ií])?|coloca(?:\s+a[ií])?|meu\s+nome|nome|chamo|sr\.?|sra\.?|dr\.?|dra\.?|dona|seu|doutora?|hum|a[ií]|fala\s+com|chamo-me|quem\s+fala\s+é|em\s+nome\s+d[aeo])(?:\s+|$))+/iu

/**
 * The details that a line holds; a bare name is taken for one only where a name was asked for, or looked for (`nameNear`) where it is
 * plain that details are given.
 */
export function readContact(text: string, { nameAsked = false, nameNear = false } = {}): ContactDraft {
  const found: ContactDraft = {}
  let rest = text.replace(/<[^<>]*>/g, ' ')
  const email = emailIn.exec(rest)?.[0]?.replace(/(?<![!?])[!?]+$/, '')
  if (email) {
    rest = rest.replace(email, ' , ')
    const parsed = z.safeParse(emailField, email.toLowerCase())
    if (parsed.success) found.email = parsed.data
  }
  const phone = (rest.match(phoneIn) ?? [])
    .map((run) => ({ run, number: readPhone(run) }))
    .find(({ number }) => number)
  if (phone?.number) {
    rest = rest.replace(phone.run, ' , ')
    found.phone = phone.number
  }
  const company = companyIn.exec(rest)
  if (company?.[1]) {
    rest = rest.replace(company[0], ' , ')
    found.company = company[1].trim()
  }
  const business = found.company
    ? undefined
    : (renamed.exec(rest) ?? kindFirst.exec(rest) ?? businessIn.exec(rest) ?? ofBusiness.exec(rest))
  const named = business?.slice(1).find(Boolean)
  if (business && named) {
    rest = rest.replace(business[0], ' , ')
    found.company = named.trim()
  }
  const name = readName(rest, nameAsked) ?? (nameNear ? readName(nearIn(rest), true) : undefined)
  if (name) found.name = name
  return found
}

/** A Brazilian number with its area code, however it is written; one from abroad needs its +. */
function readPhone(run: string): string | undefined {
  const digits = run.replace(/\D/g, '').replace(/^0+/, '')
  if (run.trim().startsWith('+')) return phoneNumber(run)
  return phoneNumber(digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits)
}

const workday = new RegExp(`^(?:${anyWorkday})\\b`)

/** What stands where a name would, or nothing. */
function nearIn(text: string): string {
  const before = namedBefore.exec(text)?.[1]
  if (before && !noName.test(fold(before.trim()))) return before
  const near = nearName.exec(text)
  if (near) return text.slice(near.index + near[0].length)
  return (
    [...text.matchAll(betweenCommas)]
      .map(([, name = '']) => name)
      .find(
        (name) =>
          !/^(?:Oi|Ol[aá]|Bom|Boa|Sim|N[aã]o|Pode|Quero|O|A|Meu|Minha|E|Qual)\b/u.test(name) &&
          !workday.test(fold(name)),
      ) ?? ''
  )
}

function readName(text: string, isAsked: boolean): string | undefined {
  const introduced = namePrefix.exec(text)
  const from = introduced ? text.slice(introduced.index + introduced[0].length) : isAsked ? text : ''
  const parts = from
    .replace(/\b(?:sra?|dra?|pr|profa?|sgt|d)\.\s*/giu, ' ')
    .split(/[,;:|\n/]|\s[-–—]\s|\.\s|(?<!\s)\s+e\s+(?:o\s+)?(?=meu|minha|email|e-mail|telefone|whats)/iu)
    .map((part) =>
      part
        .replace(introductions, ' ')
        .trim()
        .replace(titles, '')
        .replace(
          /(?<!\s)\s+(?:aqui$|mesmo$|por\s+favor$|às\s+suas\s+ordens$|completo$|falando$|que\s+vai\b|tudo\s+(?:separado|junto)|mas\s|tel$|email$|pode\s+cancelar|sem\s+acento|(?:com|sem)\s+(?:dois\s+)?\p{L}{1,2}(?=\s|$)|e\s+(?:gostaria|queria|agora|pode)\b|que\s+nem\b|kk+|from\s|e\s+(?:passa|troca|muda|quero|prefiro|o|a|meu|minha)\b|e$).*/u,
          '',
        )
        .replace(/[^\p{L}\p{M}'’. -]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/(?<![.])[.]+$/, ''),
    )
    .filter((part) => /\p{L}{2}/u.test(part))
  const [first = '', ...others] = parts
  // 'Tô com pressa: Magali', 'tá bom, Edna': what comes first is no name where it has no capital and more words than one has.
  const isSentence =
    first === first.toLowerCase() &&
    (first.split(' ').length > 2 || first.split(' ').some((word) => noName.test(fold(word))))
  const proper = isSentence ? others.find((part) => isProper(capitalRun(part))) : undefined
  const candidate = capitalRun(proper ?? first)
  if (!candidate || candidate.split(' ').length > 6 || isBusiness.test(candidate)) return undefined
  const parsed = z.safeParse(nameField, written(candidate))
  return parsed.success ? parsed.data : undefined
}

const small = ['da', 'de', 'do', 'das', 'dos', 'e']
/** What a sentence may begin with, capital or not. */
const noName =
  /^(?:quem|pode|podem|meu|minha|[oae]|eu|sou|anota|bota|poe|coloca|registre|call|its?|em|n[oa]|de|do|da|desde|ta|tudo|todo|assina|vou|por|com|fal[ao]|aqui|mas|para|pra|oi|ola|boa|bom|sim|nao|seu|esse|este|obrigad[oa]|bem|certo|prazer|ah|entao|olha|acho|tenho|quero|ja|so|apelido|vai|vao)$/

const isProper = (part: string): boolean =>
  /^\p{Lu}\p{L}+(?:\s|$)/u.test(part) && !noName.test(fold(part.split(' ')[0] ?? ''))

/** The name among words that are none: 'quem vai é o Everton', 'Thaynara com ípsilon'. */
function capitalRun(part: string): string {
  const words = part.split(' ')
  const isCapital = (word = '') => /^\p{Lu}/u.test(word)
  const isPlain = (word: string) => !isCapital(word) && !small.includes(word)
  if (!words.some(isPlain) || !words.some(isCapital)) return part
  const runs: string[][] = [[]]
  for (const [at, word] of words.entries()) {
    const joins = small.includes(word) && word !== 'e' && isCapital(words[at - 1]) && isCapital(words[at + 1])
    if ((isCapital(word) && !noName.test(fold(word))) || joins) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.find(({ length }) => length > 0)?.join(' ') ?? part
}

/** Names typed without capitals, or in nothing else, get theirs. */
function written(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name
  return name
    .toLowerCase()
    .split(' ')
    .map((word) => (small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
