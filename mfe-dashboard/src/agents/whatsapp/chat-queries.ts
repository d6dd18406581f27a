import {
  getChat,
  getChatResults,
  getChatSuggestions,
  getChats,
  getWhatsappAgent,
  getWhatsappChannel,
  getWhatsappTemplates,
  getWorkspace,
  type QueryOf,
} from '@ag/contracts'
import { query, queryClient } from '@ag/platform'

/** An open inbox shows what is written within seconds. */
const live = { staleTime: 0, refetchInterval: 4_000 }

export const workspace = query(getWorkspace, { params: { agent: 'whatsapp' } })
export const setup = query(getWhatsappAgent)
export const channel = query(getWhatsappChannel)
export const templates = query(getWhatsappTemplates)
export const chatsOf = (filter: QueryOf<typeof getChats>) => query(getChats, { query: filter }, live)
export const chatOf = (id: string) => query(getChat, { params: { id } }, live)
export const results = query(getChatResults)
export const suggestions = query(getChatSuggestions)

/** What a change of a conversation makes old. */
export const refreshChats = () =>
  Promise.all(
    [getChats, getChat, getChatSuggestions].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )
