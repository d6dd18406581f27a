import { monthNames, plainWeekday } from '@ag/core/day-names'
import { plain } from './words'

/* A question in the words that the rest is read by: people write the same in many ways. */

const weekdays = [1, 2, 3, 4, 5, 6, 7].map(plainWeekday).flatMap((day) => [day, plain(day)])

const months = monthNames.flatMap((month) => [month, plain(month)])

const wordings: [RegExp, string][] = [
  [/\bm[eê]s e ano\b/giu, 'mês'],
  // 'Em que dia está o maior valor'
  [/\best[aá] (?=[oa]s? (?:maior|menor|melhor|pior)(?!\p{L}))/giu, 'tem '],
  // 'Quanto entrou com o regular e quanto entrou com o privativo?'
  [
    /^(quant[oa]s? [^,?]{3,40}?) (com|para|pr[oa]|de|d[oa]|n[oa]|em) ([^,?]{2,30}?),? e quant[oa]s? (?:\p{L}+ )?\2 ([^,?]{2,30}?) {0,2}\??$/iu,
    '$1 $2 $3 e $2 $4, cada um',
  ],
  // 'Quanto faturou a Helena e quanto faturou a Priscila?'
  [
    /^(quant[oa]s? (?:\p{L}+ ){0,2}?(\p{L}+(?:ou|eu|iu))) ([oa] [^,?]{2,30}?),? e quant[oa]s?(?: \2)? ([oa] [^,?]{2,30}?) {0,2}\??$/iu,
    '$1 $3 e $4, cada um',
  ],
  [/\b(?:com|teve|tiveram|tem|t[eê]m) (frete|entrega|taxa) gr[aá]tis(?!\p{L})/giu, 'sem $1'],
  [/\bn[uú]mero total d(?=[aeo]s?\b)/giu, 'número d'],
  // 'Recebidos via Pix'
  [
    /(?<=\b(?:receb|vend|entr|compr|ped|fech|reserv|feit|ve[ij]|vier|chegou|chegaram)\p{L}* )via (?=\p{L})/giu,
    'por ',
  ],
  [/\b((?:gast|pag|compr|fatur|arrecad|receb|vend)[aei]m)o(?!\p{L})/giu, '$1os'],
  // 'Em R$' names no amount.
  [/R\$(?!\s*\d)/gi, 'reais'],
  [/\bon[ -]line\b/gi, 'online'],
  [/\b(esp[eé]cies?|ra[cç]as?) d[eo]s? (?:animal|animais|bichos?|pets?)(?!\p{L})/giu, '$1'],
  [/\bat[eé] o (?:fim|final) d[eo] (?=\p{L}+)/giu, 'até '],
  [/\bquanto caiu (?=n[oa]s? (?:pix|conta|caixa|cart|dinheiro|boleto))/giu, 'quanto entrou '],
  [/\bem que data\b/giu, 'em que dia'],
  [/\bqual(?: foi| [eé])? a data (?=com |d[aeo] (?:maior|menor|mais|menos) |(?:em )?que )/giu, 'qual o dia '],
  [/\bqual data\b(?! d)/giu, 'qual dia'],
  [/\b(?:a|que) data (?=(?:em )?que (?:mais|menos) )/giu, 'o dia '],
  [/^cont(?:a|e|ar) (?:a[ií] |pra mim |para mim )?([oa])s (?=\p{L})/iu, 'quant$1s '],
  [/\bonde (?=(?:mais|menos) )/giu, 'em que '],
  [
    /^tirando ([^,?]{3,40}?) d[oa]s? (valor [^,?]{3,40}), quanto (?:sobra|fica|resta|d[aá])(?!\p{L})/iu,
    '$2 tirando $1',
  ],
  // Nothing falls that is on a Sunday.
  [
    new RegExp(
      String.raw`\bca(?:em|iu|[ií]ram|i) (?=n[oa]s? (?:${weekdays.join('|')}|fim|fins|final|dia))`,
      'giu',
    ),
    'sao ',
  ],
  [/\bquanto vale\b/gi, 'quanto rende'],
  // Orders of service, by their letters; 'os' as such is an article.
  [/\bOS\b(?!\s+\p{Lu}{2})/gu, 'ordens'],
  [/(?<=\b(?:quantas|qtas|das|uma|cada|por|de|nas) )os\b(?! \p{L}+s\b)/giu, 'ordens'],
  [/\b(?:ordem|ordens) de servi[cç]os?\b/gi, 'ordens'],
  [/\b(?:tudo (?:bem|bom|certo|joia)|blz|beleza)\b/gi, ' '],
  [/\b(?:v[eê]|olha|confere) (?:(?:a[ií]|pra mim|para mim|aqui) ?)+/gi, ' '],
  // 'Em dia de chuva', 'quantos dias de sol'
  [
    /\b(?:em|n?[oa]s?) dias? (?:de|com) (?=(?:chuva|sol|calor|frio|jogo|feriado|promo[cç][aã]o|feira)(?!\p{L}))/giu,
    'com ',
  ],
  [
    /\bquantos dias (?:de|com) (?=(?:chuva|sol|calor|frio|jogo|feriado|promo[cç][aã]o)(?!\p{L}))/giu,
    'quantos dias teve ',
  ],
  [
    new RegExp(String.raw`\b(?:em|n[oa]s?|aos?) dias? de (?=(?:${weekdays.join('|')})(?!\p{L}))`, 'giu'),
    'no ',
  ],
  [/\bem dia de semana\b/gi, 'em dias de semana'],
  [/\bNF(?:-?e)?(s?)\b/gi, 'nota$1'],
  [/(?<!\p{L})(m[eê]s|semana|dia|trimestre) por \1(?!\p{L})/giu, '$1 a $1'],
  [
    /^(?:boa (?:tarde|noite)|bom dia|oi|ol[aá])?,? ?(?:saberia me dizer|conta pra mim|conta a[ií]|consegue ver(?: pra mim)?) /iu,
    '',
  ],
  [
    /^(?:separ[ae]r?|divid[aei]r?) por ([^,?]{3,30}) (?:[oa]s? )?(?=n[uú]mero|quantidade|valor|total)/iu,
    'por $1 ',
  ],
  [/\bse (?:divid|distribu|repart)\p{L}+ por\b/giu, 'por'],
  [/\b(m[eê]s|dia|ano) recorde (?:em|de|n[oa])\b/giu, '$1 com mais'],
  [/\b(?:[oa] )?mais (?:vazi[oa]|frac[oa]|parad[oa]) (?:d[aeo] \p{L}{3,20} )?em\b/giu, 'com menos'],
  [/\b(?:continuam?|seguem?|permanecem?) (?=sem )/giu, 'estao '],
  [/^(?:p[oõ]e|ponha|bota|bote|coloca|coloque|mostra|mostre) lado a lado\b/iu, 'compare'],
  // 'Novembro e dezembro lado a lado'
  [/^(.{3,200}?),? lado a lado(?!\p{L})/iu, 'compare $1'],
  // 'Do pedido até a instalação são quantos dias em média?'
  [
    /^((?:d[aeo]|desde|entre) [^,?]{3,40}? (?:at[eé]|[aà]|ao|e) [^,?]{3,40}?),? (?:(?:s[aã]o|d[aã]o?|levam?|passam?|v[aã]o|demoram?) )?(quantos dias|quanto tempo)([^?]{0,40})\??$/iu,
    '$2$3 $1',
  ],
  [/\brespond(?:e|eu|em|eram) por (?=(?:quant[oa]s?|que|qual) )/giu, 'representou '],
  [/\b(?:est[aã]o?|ficou|ficaram|vieram|veio)? ?em branco (?:no campo|na coluna) /giu, 'sem '],
  [/(?<!\p{L})[dn]?a coluna (?=\p{L})(?!que )/giu, ''],
  // Whoever wants a rise asks nothing of growth.
  [/\b(?:(?:t[aá]|est[aá]|vive|veio) )?(?:pedi(?:u|ndo)|quer(?:endo)?) (?:um )?aumento(?!\p{L})/giu, 'pediu'],
  [/\bm[eé]dia simples\b/giu, 'média'],
  [/,? s[oó] onde (?=teve|tem|houve|n[aã]o )/giu, ' das linhas que '],
  [/\btkt\b/gi, 'ticket'],
  [/\bo que (?=(?:entrou|rendeu|deu)\b)/gi, 'quanto '],
  [/\b(?:depois de (?:tirar|descontar|pagar)|j[aá] (?:tirando|descontando))\b/gi, 'tirando'],
  // 'Dividindo o valor pelas horas, quanto sai a hora na solda?'
  [
    /^dividindo ([^,:]{1,60}?) pel[oa]s? (?:(?:total|quantidade|n[uú]mero) d[aeo]s? )?([^,:]{1,60}), {0,2}(?:por )?quanto (?:sai|fica|d[aá]|custa) (?:[oa]|cada|por) \p{L}+/iu,
    '$1 por $2',
  ],
  [/\bsomando (?:os dois|as duas|os tr[eê]s|as tr[eê]s|tudo)\b(?: (?:meses|dias))?/gi, ' '],
  // 'Quanto a Camila vendeu a mais que o Renato'
  [
    /^(quant[oa]s? [^?]{3,80}?) a mais([^?]{0,40}?) (?:do )?que (?:[oa]s (?=d[aeo]))?/iu,
    'diferença de $1$2 e ',
  ],
  [/\bqnt\b(?! de)/gi, 'quanto'],
  [/\b(notas?) fisca(?:l|is)\b/gi, '$1'],
  [/\bf(?:ez|izeram) (?:[oa]s? )?pagamentos?\b/gi, 'pagaram'],
  [/\bfizemos (?:[oa]s? )?pagamentos?\b/gi, 'pagamos'],
  [/\btotal somado (?=d[aeo]s?\b)/giu, 'total '],
  // 'Em que dia a gente fecha mais pedidos em valor'
  [/\b(mais [^,?]{3,60}) em valor(?= *[?.!]*$)/giu, '$1 em reais'],
  [
    /\b(a gente|[ao] (?:loja|empresa|clinica|oficina|casa|bar|restaurante|padaria)) fatura (?=em |por |n[oa]s? |mais |menos )/giu,
    '$1 faturou ',
  ],
  [/\bp\/ ?(?=\p{L})/giu, 'para '],
  [/\bc\/ ?(?=\p{L})/giu, 'com '],
  [/\bs\/ ?(?=\p{L})/giu, 'sem '],
  [/\bn[aã]o (?:tem|t[eê]m|tinha|possu(?:i|em)) (?=data d[aeo] )/giu, 'sem '],
  [/\bt[aã]o (?=(?:sem|com|em|n[oa]) )/giu, 'estao '],
  [/\b[oa] (\p{L}[\p{L} ]{2,30}?) (?:est[aá]|ficou|veio|vem) em branco\b/giu, 'sem $1'],
  [/\bcom (?:[oa]s? )?(\p{L}{2,20}(?: d[aeo] \p{L}{3,20})?) em branco\b/giu, 'sem $1'],
  [/\bnr\.? (?=d[aeo] )/gi, 'numero '],
  // 'Pedidos por mês, em quantidade' are as many.
  [/\b(por \p{L}[\p{L} ]{2,30}), em quantidade(?= *[?.!]*$)/iu, '$1'],
  [/\b(?:cont(?:a|e|ando)|consider(?:a|e|ando)) (?:s[oó]|apenas|somente)(?!\p{L})/giu, 'apenas'],
  [
    /,? ?\bsomando tod[oa]s? [oa]s? (?:pedidos|vendas|linhas|registros|itens|meses|lojas|clientes|unidades|lan[cç]amentos)\b/gi,
    ' ',
  ],
  [/\b(?:contando|considerando|somando) tod[oa]s? [oa]s? (?:status|situa[cç][oõ]es|estados),?/giu, ' '],
  [/\bsomad[oa]s? (?:com|a[os]?) (?:[oa]s? )?/gi, 'mais '],
  [/\bmultiplicando (?:[oa]s? )?([^,:]{2,40}?) pel[oa]s? /giu, '$1 vezes '],
  [/\b(sem|com) o nome d[aeo]s? /gi, '$1 '],
  [/\bn?o nome d(?:el[ae]s?)\b/gi, ' '],
  [/\bn?o nome d([aeo]s?)\b/gi, 'd$1'],
  [/(?<!\p{L})n[º°]\.? (?=de )/giu, 'numero '],
  [/\b(pendentes?|devendo) de pagamento\b/gi, '$1'],
  // 'Fechando o mês de maio' tells which.
  [
    new RegExp(
      String.raw`(?:^|, )[^,:.?!]{0,40}\b(?:(?:fechando|fechar) [oa]|fechamento d[oa]) (?:m[eê]s|semana|bimestre|trimestre|semestre|ano|caixa)(?!\p{L})(?![^,:.?!]{0,40}(?:${months.join('|')}|passad|anterior|\d))[^,:.?!]{0,40}[,:.!]`,
      'giu',
    ),
    ' ',
  ],
  [/\b(\d{1,2})x\b(?= ou|$|[?.,])/gi, '$1 parcelas'],
  [/\bcom (?:zero|0) (?=\p{L})/giu, 'sem '],
  [/^d[oa]s dias (?:em )?que [^,]{3,40}, *(?=qua)/i, ''],
  // 'Pela data do pedido, em que dia …': which date counts is told last.
  [/^(pel[ao] (?:data|dia) d[aeo] \p{L}{3,20}), ?([^?]{10,250}?) {0,2}\??$/iu, '$2 $1'],
  // 'Sem contar as canceladas, quantos …': what is left out is told last.
  [
    /^((?:sem contar|tirando|exceto|desconsiderando|descontando) [^,?]{3,60}), ?([^?,][^?]{0,250})\??$/giu,
    '$2 $1',
  ],
  [/\bmultiplicad[oa]s? (?:por|pel[oa]s?)\b/gi, 'vezes'],
  [
    /\b(sem|com) (?:[ao]s? )?(\p{L}[\p{L} ]{1,40}?) (?:preenchid|informad|registrad|anotad)[oa]s?(?!\p{L})/giu,
    '$1 $2',
  ],
  [/\bdividid[oa]s? (?:entre|pel[oa]s?|por)\b(?: (?:total|n[uú]mero|quantidade) d[eoa]s?\b)?/giu, 'por'],
  [/\bsom(?:e|ar|ando) (?:[oa]s? )?([^,:]{3,40}?) com (?:[oa]s? )?/giu, '$1 mais '],
  // 'Fora o que passou no crédito'
  [
    /\b(fora|tirando|exceto|sem contar) (?:o que|quem) (?:passou|pagou|comprou|entrou|foi|veio|saiu|caiu|vendeu) (?=(?:n[oa]s?|em|por|pel[oa]|d[oa]s?) )/giu,
    '$1 ',
  ],
  [
    /\b(mais (?:alt|baix|car|barat)[oa]s?) j[aá] (?:cobrad|pag|registrad|feit|vendid|anotad)[oa]s?(?!\p{L})/giu,
    '$1',
  ],
  [/\bper[ií]odo do dia\b/giu, 'período'],
  [/\b(mais|menos) bomb(?:a|am|ou|aram)(?!\p{L})/giu, '$1 sai'],
  [/\bbomb(?:a|am|ou|aram) (?=(?:mais|menos)(?!\p{L}))/giu, 'tem '],
  [/\bconcentr(?:a|am|ou|aram)\b/giu, 'tem'],
  // 'De outubro pra frente'
  [
    /\bd[eo] (\p{L}{3,9}(?: d[eo] \d{4})?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?) (?:(?:pra|para a?) ?frente|em diante)(?!\p{L})/giu,
    'desde $1',
  ],
  [
    /^(?:preciso|tenho que|vou) (?:passar|mandar|mostrar|levar|enviar) (?:pr[oa]s?|para [oa]s?|[ao]s?) \p{L}{3,20} (?=[oa]s? \p{L})/iu,
    '',
  ],
  [/\b(maior|menor) valor de ordens\b/giu, '$1 valor de uma ordem'],
  [/\b(taxa|multa|valor|frete)((?: d[aeo] \p{L}{3,20})?) arrecadad[oa]s?(?!\p{L})/giu, '$1$2'],
  // 'Em projetos do tipo comercial'
  [/\b(?!cliente|pagamento)\p{L}{3,20}s d[oe] tipo (?=\p{L})/giu, 'tipo '],
  [/\bq(?:uan|un|ua|aun|n|an)?t([oa]s?)\b/gi, 'quant$1'],
  [/\bq(?:n|uan)?ts\b/gi, 'quantos'],
  [/\bquantos reais\b/gi, 'quanto'],
  // Days on which there was work.
  [
    /\b(por|cada|os|nos) (dias?) (?:abertos?|de (?:funcionamento|expediente|movimento|opera[cç][aã]o|entrega|atendimento))(?!\p{L})/giu,
    '$1 $2 de trabalho',
  ],
  [
    /\b(por|cada) dia (?:em )?que (?:(?:[ao]s?|n[oó]s|a gente) (?:\p{L}+ )?)?(?:(?:tem|teve|tinha|h[aá]|houve) \p{L}+|abr(?:e|iu|imos)|funcion(?:a|ou|amos)|trabalh(?:a|ou|amos)|atend(?:e|eu|emos))(?!\p{L})/giu,
    '$1 dia de trabalho',
  ],
]

/** Puts a question into plainer words. */
export const inPlainWords = (question: string): string =>
  wordings.reduce((text, [found, instead]) => text.replace(found, instead), question)

const asks =
  /^(?:(?:em m[eé]dia|no total|ao todo),? )?(?:(?:e|me|pode|poderia|quero|queria|preciso) )*(?:[oa]s? (?=total|soma|valor|faturamento|gasto|numero|número|m[eé]dia))?(?:quant[oa]s?|qua(?:l|is)|quem|que|onde|top|total|soma|valor|faturamento|gasto|n[uú]mero|m[eé]dia|compar[ae]|passa|manda|mostra|diz|fala)(?!\p{L})/iu
const separators = /[:.!?;,]|(?<= )(?:quer(?:em|ia)? saber|perguntou|perguntaram|pediu)(?= )/giu
/** 'Quanto é?' asks for what was told before. */
const shortestAsked = 15
const aside = /\([^()]{0,100}\)/g

/** Is a number divided by another in brackets: 'o valor médio (total por quantidade)'? */
export const tellsHow = (question: string): boolean =>
  [...question.matchAll(aside)].some(([text]) => / por /.test(text))

/** The question without what stands in brackets. */
export const withoutAsides = (question: string): string => question.replace(aside, ' ')

/**
 * What a question asks, without what was told before it or beside it: 'Tô fechando o mês com meu sócio, quanto deu?'. Nothing, where it
 * has no such part.
 */
export function withoutTelling(question: string): { told: string; asked: string }[] {
  const parts = [...question.matchAll(separators)].flatMap(({ 0: mark, index }) => {
    // 'O contador pediu' tells who asks.
    const end = /\p{L}/u.test(mark) ? index + mark.length : index
    const [told, asked] = [question.slice(0, end), question.slice(index + mark.length).trim()]
    return asked.length >= shortestAsked && (mark === ':' || asks.test(asked)) ? [{ told, asked }] : []
  })
  const bare = withoutAsides(question)
  return bare === question ? parts : [...parts, { told: '', asked: bare }]
}
