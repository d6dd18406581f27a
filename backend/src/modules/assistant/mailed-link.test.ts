import { bookMeeting, createAssistantSession, sendAssistantMessage } from '@ag/contracts'
import { minutes } from '../../clock'
import { addConsultant } from '../../db/seed/consultants'
import { demoSettings } from '../../db/seed/settings'
import { anaBooks, bruno, thursday } from '../../testing/bookings'
import { describeDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { writeSettings } from '../settings/settings-repository'

describeDatabase('the link of a meeting, asked for in the talk', (database) => {
  const ana = 'ana@empresa.com.br'
  const subject = 'O link da sua reunião'
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let manageUrl: string
  beforeEach(async () => {
    clock = testClock(thursday)
    backend = await testBackend(database(), { clock: clock.now })
    await writeSettings(database().db, demoSettings)
    await addConsultant(database().db, bruno)
    const { reply } = await backend.send(bookMeeting, { body: anaBooks() })
    manageUrl = reply.meeting.manage_url
  })
  afterEach(() => backend.close())

  async function talk(...lines: string[]): Promise<string[]> {
    const body = { page_url: 'http://localhost:3000/', user_agent: 'Navegador/1.0', page_context: {} }
    const { reply } = await backend.send(createAssistantSession, { body })
    const answers: string[] = []
    for (const message of lines) {
      const sent = await backend.send(sendAssistantMessage, {
        body: { message, session_id: reply.session_id },
      })
      answers.push(sent.reply.response)
    }
    return answers
  }
  const mailed = async (to: string) => (await backend.mailsTo(to)).filter((mail) => mail.subject === subject)

  it.each(['Cancelar minha reunião', 'Remarcar minha reunião', 'Quando é minha reunião?'])(
    '%s: the address is asked for, a question in between is answered, the link goes by mail alone',
    async (wish) => {
      const [asked, between, told] = await talk(wish, 'Qual o horário de atendimento?', ana)
      expect(asked).toContain('Com qual e-mail você marcou?')
      expect(between).not.toBe(asked)
      expect(told).not.toContain(manageUrl)
      const [mail] = await mailed(ana)
      expect(mail?.text).toContain(manageUrl)
    },
  )

  it('goes to an address that comes with the wish', async () => {
    await talk(`cancela minha reunião, meu email é ${ana}`)
    expect(await mailed(ana)).toHaveLength(1)
  })

  it('says the same whether there is a meeting or not, and writes to nobody without one', async () => {
    const nobody = 'ninguem@empresa.com.br'
    const [, known = ''] = await talk('Cancelar minha reunião', ana)
    const [, unknown = ''] = await talk('Cancelar minha reunião', nobody)
    expect(unknown.replace(nobody, ana)).toBe(known)
    expect(await backend.mailsTo(nobody)).toEqual([])
  })

  it('is mailed once however often it is asked for, and again later', async () => {
    const answers = await talk('Cancelar minha reunião', ana, 'Cancelar minha reunião', 'ANA@empresa.com.br')
    expect(answers[3]?.toLowerCase()).toBe(answers[1]?.toLowerCase())
    await talk('Cancelar minha reunião', ana)
    expect(await mailed(ana)).toHaveLength(1)
    clock.advance(minutes(11))
    await talk('Cancelar minha reunião', ana)
    expect(await mailed(ana)).toHaveLength(2)
  })
})
