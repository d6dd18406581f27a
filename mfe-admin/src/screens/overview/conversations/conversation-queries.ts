import {
  type AdminConversationDetails,
  getAdminConversation,
  getAdminConversations,
  getGeneralFaq,
  getUnansweredQuestions,
  type QueryOf,
} from '@ag/contracts'
import { query, queryClient } from '@ag/platform'

/** An open inbox shows what is written within seconds. */
const live = { staleTime: 0, refetchInterval: 4_000 }
/** Whoever writes with somebody waits for each word. */
const livelier = { staleTime: 0, refetchInterval: 2_000 }

export const conversationsOf = (asked: QueryOf<typeof getAdminConversations>) =>
  query(getAdminConversations, { query: asked }, live)
export const conversationOf = (id: string) => query(getAdminConversation, { params: { id } }, livelier)
export const unansweredQuestions = query(getUnansweredQuestions)

const refresh = (...paths: string[]) =>
  Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))

/** Every change of a conversation answers with it as it is now. */
export async function showChanged(conversation: AdminConversationDetails): Promise<void> {
  queryClient.setQueryData(conversationOf(conversation.id).queryKey, conversation)
  await refresh(getAdminConversations.path)
}

export const refreshUnanswered = () => refresh(getUnansweredQuestions.path, getGeneralFaq.path)
