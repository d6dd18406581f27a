import type { CompanySize, LeadFacts, ScorePart } from '@ag/agents/prospect/lead-score'

const sizes: Record<CompanySize, string> = {
  one: 'Só uma pessoa',
  few: '2 a 10 pessoas',
  some: '11 a 50 pessoas',
  many: 'Mais de 50 pessoas',
}

export const texts = {
  title: 'Veja o agente qualificar um lead',
  lead: 'Conte o que você vende, responda como o lead e acompanhe cada ponto da nota até a proposta de reunião.',
  seller: {
    label: 'Seu negócio',
    company: 'Empresa',
    product: 'O que você vende',
    ideal: 'Cliente ideal',
    idealSize: 'Tamanho ideal do cliente',
    city: 'Cidade',
    start: 'Começar conversa',
  },
  sample: {
    company: 'Luz Solar',
    product: 'energia solar por assinatura',
    ideal: 'comércios de bairro',
    city: 'Recife',
    idealSize: 'few',
  } as const,
  sizes,
  answerAs: 'Responder como',
  me: 'Eu mesmo',
  phone: {
    status: 'Prospect AI, agente de inteligência artificial',
    writing: 'Resposta do lead',
    agent: 'Agente',
    lead: 'Lead',
  },
  score: {
    title: 'Nota do lead',
    of: 'de 100',
    said: (total: number, band: string) => `Nota ${total} de 100, faixa ${band}.`,
    band: (band: string) => `Faixa ${band}`,
    bands: {
      A: 'Pronto para a equipe de vendas',
      B: 'Vale uma conversa',
      C: 'Ainda é cedo',
    },
    parts: {
      interest: 'Interesse',
      size: 'Tamanho da empresa',
      timing: 'Prazo',
      contact: 'Contato completo',
    } satisfies Record<ScorePart, string>,
    points: (points: number, most: number) => `${points} de ${most}`,
    unknown: 'Ainda não disse',
    skipped: 'Não respondeu',
    pass: 'Não quer receber: a nota não será usada',
  },
  reason: (part: ScorePart, facts: LeadFacts, ideal: CompanySize): string | undefined =>
    reasons[part](facts, ideal),
  outcome: {
    proposed: 'Reunião proposta',
    proposedText: (when: string) => `${when}, por vídeo, 20 minutos. Falta a confirmação da equipe.`,
    optedOut: 'Descadastro registrado',
    optedOutText: (word: string, when: string) =>
      `Palavra: “${word}”. ${when}. Nenhuma mensagem será enviada a este contato.`,
    declined: 'Sem interesse agora',
    declinedText: 'O agente agradeceu e não insiste.',
    open: 'Em conversa',
    openText: 'A reunião aparece aqui quando o lead escolher um horário.',
    rights: 'Quem contata e por quê',
    rightsText: (company: string) =>
      `${company}, por um agente de IA que se identifica. Base legal: legítimo interesse (LGPD, art. 7º, IX), contato profissional. Saída por “parar”, “sair” ou “não quero”, a qualquer momento.`,
  },
  fileName: 'lead-qualificado.txt',
  report: (company: string) => `Qualificação de demonstração: ${company} (dados de exemplo)`,
  summary: (product: string, ideal: string, city: string, total: number, band: string) =>
    `Vendo ${product} para ${ideal} em ${city}. Lead de exemplo: nota ${total}, faixa ${band}.`,
}

const reasons: Record<ScorePart, (facts: LeadFacts, ideal: CompanySize) => string | undefined> = {
  interest: ({ interest }) =>
    interest &&
    { yes: 'Disse que tem interesse', maybe: 'Quer saber mais', no: 'Não tem interesse agora' }[interest],
  size: ({ size }, ideal) =>
    size &&
    `${sizes[size]}: ${size === ideal ? 'igual ao cliente ideal' : `o ideal é ${sizes[ideal].toLowerCase()}`}`,
  timing: ({ timing }) =>
    timing && { now: 'Precisa agora', month: 'Precisa em 30 dias', research: 'Está pesquisando' }[timing],
  contact: ({ contact }) => {
    if (!contact) return undefined
    const given = [contact.name && 'nome', contact.email && 'e-mail', contact.company && 'empresa'].filter(
      Boolean,
    )
    return given.length > 0 ? `Deu ${given.join(', ')}` : 'Preferiu não dizer'
  },
}
