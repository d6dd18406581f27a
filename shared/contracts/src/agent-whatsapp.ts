import * as z from 'zod/mini'
import { textField, versionField } from './admin-lists'
import { endpoint } from './endpoint'
import { idField } from './fields'
import { openWords } from './open-words'

/** Characters that one message may have. */
export const longestChatMessage = 1000

const timeField = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Informe um horário, como 08:30.'))

const openHours = z.object({ opens: timeField, closes: timeField }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    message: 'O fechamento vem depois da abertura.',
    path: ['closes'],
  }),
)

/** What a company tells its agent; nothing else is ever answered. Prices are in reais, hours from Sunday. */
export const whatsappKnowledge = z.object({
  name: textField(80, 'Informe o nome que os clientes conhecem.'),
  hours: z.array(z.nullable(openHours)).check(z.length(7)),
  /** How customers get what is sold: by an order, at a time of their own, or by talking to the team. */
  asks: z.enum(['order', 'appointment', 'team']),
  items: z
    .array(
      z.object({
        name: textField(80, 'Informe o nome do item.'),
        /** Null is told on request. */
        price: z.nullable(
          z
            .number('Informe um valor em reais.')
            .check(
              z.minimum(0.01, 'Informe um valor em reais.'),
              z.maximum(10_000_000, 'Informe um valor menor.'),
              z.multipleOf(0.01, 'Use no máximo duas casas decimais.'),
            ),
        ),
        from: z.boolean(),
        unit: textField(30),
      }),
    )
    .check(z.maxLength(300, 'Use no máximo 300 itens.')),
  questions: z
    .array(
      z.object({
        title: textField(120, 'Informe a pergunta.'),
        answer: textField(1000, 'Informe a resposta.'),
      }),
    )
    .check(z.maxLength(150, 'Use no máximo 150 perguntas.')),
})
export type WhatsappKnowledge = z.infer<typeof whatsappKnowledge>

/** What somebody brings along from the demo: which kind of business they tried, and what they asked it. */
export const whatsappDraft = z.object({ kind: z.string(), asked: z.array(z.string()) })

/** The name in the address of the page, e.g. `padaria-sol`. */
const slugField = z
  .string('Informe o endereço da página.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/, 'Use de 3 a 40 letras minúsculas, números e hífens.'),
  )

const siteField = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{2,5})?$/i,
      'Informe um endereço como https://www.suaempresa.com.br.',
    ),
  )

export const whatsappSettings = z.object({
  slug: slugField,
  /** Sites that may show the chat in a frame. */
  sites: z.array(siteField).check(z.maxLength(5, 'Use no máximo 5 sites.')),
  /** So many hours after its last message a conversation that was handed over goes back to the agent; 0 is only by hand. */
  silence_hours: z.union([z.literal(0), z.literal(4), z.literal(12), z.literal(24)]),
})
export type WhatsappSettings = z.infer<typeof whatsappSettings>

export const whatsappAgent = z.object({
  /** Counts the times that the knowledge was saved; 0 is never. */
  version: z.number(),
  knowledge: z.nullable(whatsappKnowledge),
  settings: z.nullable(whatsappSettings),
  /** Name to offer as an address where none is chosen yet. */
  suggested_slug: z.string(),
  /** Where the site is, for the address and the tag. */
  origin: z.string(),
})
export type WhatsappAgent = z.infer<typeof whatsappAgent>

const base = '/api/v1/dashboard/agents/whatsapp'

export const getWhatsappAgent = endpoint({ method: 'GET', path: `${base}/setup`, reply: whatsappAgent })

/** Replaces the knowledge; a version that is not the stored one is refused, so that no edit of somebody else is lost. */
export const saveWhatsappKnowledge = endpoint({
  method: 'PUT',
  path: `${base}/knowledge`,
  body: z.object({ version: versionField, knowledge: whatsappKnowledge }),
  reply: whatsappAgent,
})

export const saveWhatsappSettings = endpoint({
  method: 'PUT',
  path: `${base}/settings`,
  body: whatsappSettings,
  reply: whatsappAgent,
})

/** How far a message on its way through WhatsApp has come. */
export const chatDelivery = z.enum(['waiting', 'sent', 'delivered', 'read', 'failed'])
export type ChatDelivery = z.infer<typeof chatDelivery>

/** Why WhatsApp did not take a message, or a channel does not work. */
export const channelProblem = z.enum([
  'token',
  'number',
  'window',
  'template',
  'rate',
  'unreachable',
  'removed',
  'other',
])
export type ChannelProblem = z.infer<typeof channelProblem>

/** The company's number at WhatsApp's Cloud API; its secrets go in and never come out again. */
export const whatsappChannel = z.object({
  number: z.nullable(
    z.object({
      phone_number_id: z.string(),
      /** As WhatsApp writes it, e.g. `+55 11 94000-0000`. */
      shown: z.string(),
      name: z.string(),
      /** WhatsApp has asked for the webhook and got the right answer. */
      is_verified: z.boolean(),
      /** Why it does not work at the moment. */
      problem: z.nullable(openWords(channelProblem)),
      /** What to enter at Meta. */
      webhook: z.string(),
      verify_token: z.string(),
    }),
  ),
})
export type WhatsappChannel = z.infer<typeof whatsappChannel>

export const getWhatsappChannel = endpoint({ method: 'GET', path: `${base}/channel`, reply: whatsappChannel })

const secretField = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(16, message), z.maxLength(1000, message))

/** What Meta gives for a number, as a company enters it. */
export const whatsappNumber = z.object({
  phone_number_id: z
    .string('Informe a identificação do número.')
    .check(z.trim(), z.regex(/^\d{6,20}$/, 'Use só os números da identificação.')),
  access_token: secretField('Informe o token de acesso.'),
  app_secret: secretField('Informe a chave secreta do app.'),
})

/** Tries a number out and keeps it, in place of any other. */
export const saveWhatsappChannel = endpoint({
  method: 'PUT',
  path: `${base}/channel`,
  body: whatsappNumber,
  reply: whatsappChannel,
})

/** Takes the number off; its conversations stay. */
export const removeWhatsappChannel = endpoint({ method: 'DELETE', path: `${base}/channel`, status: 204 })

/** Who holds a conversation: the agent, nobody since the agent called the team, or the team. */
export const chatMode = z.enum(['agent', 'called', 'team'])
export type ChatMode = z.infer<typeof chatMode>

export const chatMessage = z.object({
  /** Grows with each message of all conversations. */
  position: z.number(),
  from: openWords(z.enum(['customer', 'agent', 'team', 'note'])),
  text: z.string(),
  sent_at: z.string(),
  /** Null where nothing has to be carried: on the company's own page, and for what customers write. */
  delivery: z.nullable(openWords(chatDelivery)),
  problem: z.nullable(openWords(channelProblem)),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const chatConversation = z.object({
  id: z.string(),
  /** 'Visitante 4f2a' where nobody told a name. */
  name: z.string(),
  mode: openWords(chatMode),
  /** Since when somebody waits for the team. */
  waiting_since: z.nullable(z.string()),
  unread: z.number(),
  last_text: z.string(),
  last_at: z.string(),
  /** Where the customer writes: the company's page, or WhatsApp. */
  channel: openWords(z.enum(['page', 'whatsapp'])),
})
export type ChatConversation = z.infer<typeof chatConversation>

export const getChats = endpoint({
  method: 'GET',
  path: `${base}/conversations`,
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Use no máximo 100 caracteres.'))),
    filter: z._default(z.enum(['all', 'waiting', 'unread']), 'all'),
    /** `last_at` of the last one of the page before. */
    before: z.optional(z.iso.datetime()),
  }),
  reply: z.object({
    items: z.array(chatConversation),
    /** Of all, whatever was asked for. */
    waiting: z.number(),
    unread: z.number(),
    has_more: z.boolean(),
  }),
})

const chatParams = z.object({ id: idField })
export const chat = z.extend(chatConversation, {
  note: z.string(),
  /** Until then words of one's own may be sent, afterwards only an approved template; null is for ever. */
  answer_until: z.nullable(z.string()),
  /** The latest two hundred, oldest first. */
  messages: z.array(chatMessage),
})
export type Chat = z.infer<typeof chat>

/** A conversation; reading it makes its messages read. */
export const getChat = endpoint({
  method: 'GET',
  path: `${base}/conversations/:id`,
  params: chatParams,
  reply: chat,
})

/** Takes a conversation over from the agent, or gives it back. */
export const moveChat = endpoint({
  method: 'PUT',
  path: `${base}/conversations/:id/mode`,
  params: chatParams,
  body: z.object({ mode: z.enum(['agent', 'team']) }),
  reply: chat,
})

const messageText = z
  .string('Escreva a mensagem.')
  .check(
    z.trim(),
    z.minLength(1, 'Escreva a mensagem.'),
    z.maxLength(longestChatMessage, `Use no máximo ${longestChatMessage} caracteres.`),
  )

/** Made by whoever sends, so that a repeat is known for what it is. */
const messageId = z.string().check(z.regex(/^[\w-]{16,64}$/))

/** Writes to the customer in the team's name; the conversation is the team's from then on. */
export const replyInChat = endpoint({
  method: 'POST',
  path: `${base}/conversations/:id/messages`,
  params: chatParams,
  body: z.object({ id: messageId, text: messageText }),
  reply: chat,
})

/** A text that WhatsApp has approved: with it a company may write after 24 hours of silence. */
export const whatsappTemplate = z.object({
  name: z.string(),
  language: z.string(),
  /** With a `{{1}}` for each value to be filled in. */
  text: z.string(),
  /** How many values it takes. */
  values: z.number(),
})
export type WhatsappTemplate = z.infer<typeof whatsappTemplate>

/** The approved templates of the company's account, at most one hundred. */
export const getWhatsappTemplates = endpoint({
  method: 'GET',
  path: `${base}/templates`,
  reply: z.object({ items: z.array(whatsappTemplate) }),
})

/** Writes to the customer with an approved template; the conversation is the team's from then on. */
export const sendChatTemplate = endpoint({
  method: 'POST',
  path: `${base}/conversations/:id/templates`,
  params: chatParams,
  body: z.object({
    id: messageId,
    name: textField(512, 'Escolha um modelo.'),
    language: textField(20, 'Escolha um modelo.'),
    values: z.array(textField(200, 'Preencha todos os campos.')).check(z.maxLength(20)),
  }),
  reply: chat,
})

/** Keeps a note that only the team sees. */
export const saveChatNote = endpoint({
  method: 'PUT',
  path: `${base}/conversations/:id/note`,
  params: chatParams,
  body: z.object({ note: textField(2000) }),
  reply: chat,
})

/** A question of a customer that the agent could not answer. */
export const chatSuggestion = z.object({
  id: z.string(),
  text: z.string(),
  asked_at: z.string(),
  conversation_id: z.string(),
})
export type ChatSuggestion = z.infer<typeof chatSuggestion>

/** The latest twenty that nobody has settled. */
export const getChatSuggestions = endpoint({
  method: 'GET',
  path: `${base}/suggestions`,
  reply: z.object({ items: z.array(chatSuggestion) }),
})

/** It was taught, or is not worth teaching. */
export const settleChatSuggestion = endpoint({
  method: 'DELETE',
  path: `${base}/suggestions/:id`,
  status: 204,
  params: chatParams,
})

/** What conversations of the last thirty days came to. */
export const chatResults = z.object({
  conversations: z.number(),
  /** Messages of customers that the agent answered itself. */
  answered: z.number(),
  /** Conversations in which it called the team. */
  handed_over: z.number(),
  /** Answers of the team. */
  by_team: z.number(),
  /** Saved by the answers of the agent: answers × `minutes_an_answer`. */
  hours_saved: z.number(),
  minutes_an_answer: z.number(),
  /** Messages of customers by the hour of the day, São Paulo's, from 0 to 23. */
  hours: z.array(z.number()),
  unanswered: z.number(),
})
export type ChatResults = z.infer<typeof chatResults>

export const getChatResults = endpoint({ method: 'GET', path: `${base}/results`, reply: chatResults })

const publicParams = z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{3,40}$/)) })

/** What a company's chat page needs before anybody has written. */
export const chatPage = z.object({
  name: z.string(),
  /** False while the agent rests: nobody may write. */
  is_open: z.boolean(),
  greeting: z.string(),
  suggestions: z.array(z.string()),
  sites: z.array(z.string()),
})
export type ChatPage = z.infer<typeof chatPage>

/** For everybody who knows the address. */
export const getChatPage = endpoint({
  method: 'GET',
  path: '/api/v1/public/whatsapp/:slug',
  params: publicParams,
  reply: chatPage,
})

/** A secret of the visitor's browser; whoever has it reads the conversation. */
const visitorField = z.string().check(z.regex(/^[A-Za-z0-9_-]{32,64}$/))

const spoken = z.object({
  messages: z.array(chatMessage),
  mode: openWords(chatMode),
  replies: z.array(z.string()),
})
export type SpokenChat = z.infer<typeof spoken>

/** What a visitor writes, and what is said to it. The same message sent again changes nothing. */
export const writeInChat = endpoint({
  method: 'POST',
  path: '/api/v1/public/whatsapp/:slug/messages',
  params: publicParams,
  body: z.object({ visitor: visitorField, id: messageId, text: messageText }),
  reply: spoken,
})

/** Messages after a position; of a conversation that does not exist there are none. */
export const readChat = endpoint({
  method: 'POST',
  path: '/api/v1/public/whatsapp/:slug/read',
  params: publicParams,
  body: z.object({ visitor: visitorField, after: z.int().check(z.minimum(0)) }),
  reply: spoken,
})
