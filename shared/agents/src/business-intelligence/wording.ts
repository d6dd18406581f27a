/* A question in the words that the rest is read by: people write the same in many ways. */

const wordings: [RegExp, string][] = [
  // 'Em R$' names no amount.
  [/R\$(?!\s*\d)/gi, 'reais'],
  [/\bon[ -]line\b/gi, 'online'],
  // Orders of service, by their letters; 'os' as such is an article.
  [/\bOS\b(?!\s+\p{Lu}{2})/gu, 'ordens'],
  [/(?<=\b(?:quantas|qtas|das|uma|cada|por|de|nas) )os\b(?! \p{L}+s\b)/giu, 'ordens'],
  [/\b(?:ordem|ordens) de servi[cç]os?\b/gi, 'ordens'],
  [/\b(?:tudo (?:bem|bom|certo|joia)|blz|beleza)\b/gi, ' '],
  [/\b(?:v[eê]|olha|confere) (?:(?:a[ií]|pra mim|para mim|aqui) ?)+/gi, ' '],
  [/\btkt\b/gi, 'ticket'],
  [/\bo que (?=(?:entrou|rendeu|deu)\b)/gi, 'quanto '],
  [/\b(?:depois de (?:tirar|descontar|pagar)|j[aá] (?:tirando|descontando))\b/gi, 'tirando'],
  // 'Dividindo o valor pelas horas, quanto sai a hora na solda?'
  [
    /^dividindo (.+?) pel[oa]s? (?:total d[aeo]s? )?([^,:]+?), *quanto (?:sai|fica|d[aá]|custa) (?:[oa]|cada) \p{L}+ ?(.*)$/iu,
    '$1 por $2 $3',
  ],
  [/\bdividid[oa]s? (?:entre|pel[oa]s?|por)\b/gi, 'por'],
  [/\bq(?:uan|n|an)?t([oa]s?)\b/gi, 'quant$1'],
  [/\bq(?:n|uan)?ts\b/gi, 'quantos'],
  [/\bquantos reais\b/gi, 'quanto'],
  // Days on which there was work.
  [
    /\b(por|cada|os|nos) (dias?) de (?:funcionamento|expediente|movimento|opera[cç][aã]o|entrega)\b/gi,
    '$1 $2 de trabalho',
  ],
]

/** Puts a question into plainer words. */
export const inPlainWords = (question: string): string =>
  wordings.reduce((text, [found, instead]) => text.replace(found, instead), question)

const asked = String.raw`(?:e |me |pode |poderia |quer(?:o|ia)? )*(?:quant[oa]s?|qua(?:l|is)|quem|que|onde|q?n?t[ao]s|qnt[oa]s?|top|total|soma|valor|faturamento|m[eé]dia|compar[ae]|passa|manda|mostra|diz|fala)\b`
const preface = new RegExp(
  String.raw`^(?<told>.{3,}?)(?:(?<mark>[:.!?;,])\s*|\s+(?:quer(?:em)? saber|pergunt(?:ou|a|aram)|pediu)[:,]?\s+)(?<asked>${asked}.*)$`,
  'isu',
)
const colon = /^(?<told>[^:]{3,}):\s+(?<asked>.{8,})$/su
const aside = /\s*\([^)]*\)/g

/**
 * What a question asks, without what was told before it or beside it: 'Tô fechando o mês com meu sócio, quanto deu?'. Nothing, where it
 * has no such part.
 */
export function withoutTelling(question: string): { told: string; asked: string }[] {
  const parts = [colon, preface].flatMap((found) => {
    const { told = '', asked = '' } = found.exec(question)?.groups ?? {}
    return asked === '' ? [] : [{ told, asked }]
  })
  const bare = question.replace(aside, '')
  return bare === question ? parts : [...parts, { told: '', asked: bare }]
}
