import type { ProductId } from '@ag/core'

/** Something the team has to know to begin. */
export interface TeamQuestion {
  id: string
  label: string
  hint?: string
}

/** A step that customer and team take together: questions, files, a first meeting, and what the team does then. */
export interface TeamStep {
  id: string
  kind: 'questions' | 'files' | 'meeting' | 'team'
  title: string
  hint: string
  questions?: readonly TeamQuestion[]
}

const meeting = (about: string): TeamStep => ({
  id: 'meeting',
  kind: 'meeting',
  title: 'Reunião de início',
  hint: `Trinta minutos com a equipe para combinar ${about}.`,
})

const files = (hint: string): TeamStep => ({ id: 'files', kind: 'files', title: 'Envie seus arquivos', hint })

const business: TeamQuestion = {
  id: 'business',
  label: 'O que sua empresa vende, e para quem?',
  hint: 'Duas ou três frases bastam.',
}
const avoid: TeamQuestion = { id: 'avoid', label: 'O que não deve ser dito em nome da sua empresa?' }

/** The steps of the agents that work together with the team, in their order. */
export const teamSteps: Partial<Record<ProductId, readonly TeamStep[]>> = {
  'email-marketing': [
    {
      id: 'about',
      kind: 'questions',
      title: 'Conte sobre a empresa e a lista',
      hint: 'Com isso a primeira campanha já nasce com o seu jeito.',
      questions: [
        business,
        {
          id: 'list',
          label: 'Quantos contatos você tem, e como eles autorizaram receber seus e-mails?',
          hint: 'Só enviamos para quem pediu ou já é cliente.',
        },
        { id: 'sender', label: 'De qual endereço os e-mails devem sair?' },
        avoid,
      ],
    },
    files('O logotipo e a lista de contatos em planilha. O que não tiver fica para a reunião.'),
    meeting('assuntos, datas e quem aprova cada envio'),
    {
      id: 'sender',
      kind: 'team',
      title: 'Endereço de envio confirmado',
      hint: 'A equipe passa os registros de DNS e confere quando estiverem no ar.',
    },
    {
      id: 'campaign',
      kind: 'team',
      title: 'Primeira campanha para aprovar',
      hint: 'Você recebe a prévia e nada sai sem o seu sim.',
    },
  ],
  'social-media': [
    {
      id: 'about',
      kind: 'questions',
      title: 'Conte sobre a empresa e os perfis',
      hint: 'É o que dá tom e assunto aos posts.',
      questions: [
        business,
        { id: 'profiles', label: 'Quais são seus perfis nas redes sociais?' },
        { id: 'topics', label: 'Sobre o que seus clientes mais perguntam?' },
        avoid,
      ],
    },
    files('O logotipo, fotos e o manual da marca. O que não tiver fica para a reunião.'),
    meeting('o tom, os dias de publicação e quem aprova'),
    {
      id: 'access',
      kind: 'team',
      title: 'Acesso aos perfis',
      hint: 'A equipe envia o convite por perfil. Sua senha nunca é pedida.',
    },
    {
      id: 'week',
      kind: 'team',
      title: 'Primeira semana para aprovar',
      hint: 'Cada post espera o seu sim antes de ir ao ar.',
    },
  ],
  prospect: [
    {
      id: 'about',
      kind: 'questions',
      title: 'Descreva o cliente que você procura',
      hint: 'É com isso que cada contato recebe sua pontuação.',
      questions: [
        business,
        { id: 'customer', label: 'Como é o seu melhor cliente: ramo, tamanho, região?' },
        {
          id: 'contacts',
          label: 'De onde vêm os contatos, e por que você pode falar com eles?',
          hint: 'Por exemplo: pediram orçamento, são clientes, deixaram o cartão em uma feira.',
        },
        avoid,
      ],
    },
    files(
      'A lista de contatos em planilha e o que você já manda a eles. O que não tiver fica para a reunião.',
    ),
    meeting('as perguntas da conversa e quando um contato vai para a sua equipe'),
    {
      id: 'channel',
      kind: 'team',
      title: 'Número e agenda ligados',
      hint: 'A equipe liga o número do WhatsApp e a agenda que recebe as reuniões.',
    },
    {
      id: 'first',
      kind: 'team',
      title: 'Primeiras conversas revisadas',
      hint: 'Você lê as primeiras conversas com a equipe antes de ampliar.',
    },
  ],
  'marketing-ai': [
    {
      id: 'about',
      kind: 'questions',
      title: 'Conte o objetivo e a verba',
      hint: 'O plano de quatro semanas parte daqui.',
      questions: [
        business,
        { id: 'goal', label: 'O que precisa acontecer nas próximas quatro semanas?' },
        { id: 'budget', label: 'Quanto você pode investir por mês em anúncios?' },
        { id: 'past', label: 'O que você já tentou, e o que deu certo?' },
      ],
    },
    files('Resultados de campanhas passadas e o material da marca. O que não tiver fica para a reunião.'),
    meeting('prioridades e quem cuida de cada ação'),
    {
      id: 'accounts',
      kind: 'team',
      title: 'Contas de anúncio ligadas',
      hint: 'A equipe pede acesso às suas contas. Elas continuam suas.',
    },
    {
      id: 'plan',
      kind: 'team',
      title: 'Plano de quatro semanas para aprovar',
      hint: 'Nada é gasto antes do seu sim.',
    },
  ],
}
