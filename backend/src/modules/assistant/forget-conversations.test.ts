import { createAssistantSession, sendAssistantMessage } from '@ag/contracts'
import { assistant_sessions, users } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { testBackend } from '../../testing/test-backend'
import { forgetConversationsOf } from './forget-conversations'

describeDatabase('the conversations of somebody who goes', (database) => {
  it('go along, also those that they had as a visitor; others stay', async () => {
    const backend = await testBackend(database())
    const token = await backend.token(await backend.customer())
    const begin = async (sending = {}) => {
      const { reply } = await backend.send(createAssistantSession, { body: { page_url: '/' }, ...sending })
      return reply.session_id
    }
    const say = (session_id: string, message: string) =>
      backend.send(sendAssistantMessage, { body: { session_id, message } })
    await begin({ token })
    await say(await begin(), 'meu email é Ana@empresa.com.br')
    const other = await begin()
    await say(other, 'meu email é bia@outra.com.br')
    const [ana] = await database().db.select().from(users)
    if (!ana) throw new Error('Ana has no account.')
    await forgetConversationsOf(database().db, ana)
    const left = await database().db.select().from(assistant_sessions)
    expect(left.map(({ id }) => id)).toEqual([other])
    await backend.close()
  })
})
