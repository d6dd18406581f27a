import {
  type AssistantAnswer,
  bookFromAssistant,
  createAssistantSession,
  deleteAssistantSession,
  getAssistantSession,
  getAssistantTranscript,
  getSettings,
  handOverAssistantSession,
  holdSlot,
  sendAssistantMessage,
} from '@ag/contracts'
import { sql } from 'drizzle-orm'
import { days, hours, minutes } from '../../clock'
import { assistant_messages, assistant_sessions, leads, meetings } from '../../db/schema'
import { addConsultant } from '../../db/seed/consultants'
import { demoSettings } from '../../db/seed/settings'
import { anaBooks, bruno, thursday, tuesdayAt } from '../../testing/bookings'
import { describeDatabase } from '../../testing/describe-database'
import { proveWork } from '../../testing/prove-work'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { createLimits } from '../limits/limits'
import { writeSettings } from '../settings/settings-repository'
import { conversationRepository } from './conversation-repository'
import { listLeads, readLead } from './lead-repository'
import { conversationLimits } from './limits'

describeDatabase('a conversation with the assistant', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock(thursday)
    backend = await testBackend(database(), { clock: clock.now })
    await addConsultant(database().db, { ...bruno, channels: ['video', 'phone', 'whatsapp'] })
    await writeSettings(database().db, demoSettings)
  })
  afterEach(() => backend.close())

  const begin = async (
    page_url = 'http://localhost:3000/',
    sending: { token?: string; address?: string } = {},
  ) => {
    const { status, reply } = await backend.send(createAssistantSession, {
      body: { page_url, user_agent: 'Navegador/1.0', page_context: { pageType: 'home' } },
      ...sending,
    })
    expect(status).toBe(201)
    return reply.session_id
  }
  const chat = (session_id: string, message: string, change = {}, sending = {}) =>
    backend.send(sendAssistantMessage, { body: { message, session_id, ...change }, ...sending })
  const say = async (session_id: string, ...lines: string[]): Promise<AssistantAnswer> => {
    let last: AssistantAnswer | undefined
    for (const line of lines) {
      const { status, reply, text } = await chat(session_id, line)
      if (status !== 200) throw new Error(`${line}: ${text}`)
      last = reply
    }
    if (!last) throw new Error('Nothing was said.')
    return last
  }
  const read = (id: string, sending = {}) => backend.send(getAssistantSession, { params: { id }, ...sending })
  const contents = async (id: string) => (await read(id)).reply.messages.map(({ content }) => content)
  const toReview = [
    'Marcar uma reunião',
    'Videochamada',
    'terça às 14h',
    'Ana Souza, ana@empresa.com.br',
    'Concordo',
  ]
  const bookNow = (
    id: string,
    { context }: AssistantAnswer,
    change = {},
    headers: Record<string, string> = { session_id: id },
  ) =>
    backend.send(bookFromAssistant, {
      body: {
        channel: context.channel ?? 'video',
        preferred_time: context.preferred_time ?? '',
        contact_info: context.contact_info as never,
        ...change,
      },
      headers,
    })

  const counted = async (limit: keyof typeof conversationLimits, who: string, count: number) => {
    const limits = createLimits(database().db, clock.now, true)
    for (let each = 0; each < count; each += 1) await limits.add(conversationLimits[limit], who)
  }

  describe('beginning', () => {
    it('greets in the words of the page, with its suggestions', async () => {
      const welcomes = []
      for (const page of [
        '/',
        '/agents/prospect?x=1#demo',
        '/auth/login',
        '/privacy',
        'javascript:alert(1)',
      ]) {
        const { reply } = await read(await begin(page.startsWith('/') ? `https://site.com.br${page}` : page))
        expect(reply.current_stage).toBe('discover')
        welcomes.push([reply.messages[0]?.content, reply.messages[0]?.metadata.suggestions])
      }
      const home = [
        'Olá! Sou o assistente virtual da Automatize. Posso explicar nossos agentes, informar preços e marcar uma reunião. Por onde quer começar?',
        ['Marcar uma reunião', 'Ver produtos', 'Falar com especialista'],
      ]
      expect(welcomes).toEqual([
        home,
        [
          'Olá! Quer conhecer o Prospect AI? Posso mostrar a demonstração, explicar o plano de R$ 399 por mês ou marcar uma reunião.',
          ['Ver demo do Prospect AI', 'Marcar uma reunião', 'Falar com especialista'],
        ],
        [
          'Olá! Precisa de ajuda para entrar, criar sua conta ou recuperar a senha?',
          ['Preciso de ajuda para fazer login', 'Quero criar uma conta', 'Esqueci minha senha'],
        ],
        ['Olá! Sou o assistente virtual da Automatize. Como posso ajudar?', expect.any(Array)],
        home,
      ])
    })

    it('welcomes whoever comes back after half an hour, once, and takes no old yes for a booking', async () => {
      const id = await begin()
      clock.advance(minutes(40))
      expect(await contents(id)).toHaveLength(1)
      await say(id, ...toReview)
      clock.advance(minutes(29))
      expect((await contents(id)).at(-1)).toMatch(/^Confira: /)
      clock.advance(minutes(1))
      const { reply } = await read(id)
      expect(reply.messages.at(-1)?.content).toBe('Bem-vindo de volta! Quer continuar de onde paramos?')
      expect(await contents(id)).toHaveLength(reply.messages.length)
      const again = await say(id, 'sim')
      expect([again.stage, again.response]).toEqual(['review', expect.stringMatching(/^Confira: /)])
      expect((await say(id, 'Confirmar')).stage).toBe('confirm')
    })

    it('is refused while the assistant is switched off, and the site says so', async () => {
      await writeSettings(database().db, { ...demoSettings, assistant: { enabled: false, status: 'online' } })
      const { status, error } = await backend.send(createAssistantSession, { body: { page_url: '/' } })
      expect([status, error.code, error.success]).toEqual([503, 'ASSISTANT_UNAVAILABLE', false])
      expect(error.userMessage).toMatch(/desligado/)
      expect(error.error).toBe(error.message)
      const { reply } = await backend.send(getSettings)
      expect(reply.assistant).toEqual({ enabled: false, status: 'offline' })
    })
  })

  describe('answering', () => {
    it('tells prices as the catalogue has them now', async () => {
      const id = await begin()
      expect((await say(id, 'quanto custa o prospect?')).response).toMatch(
        /^O Prospect AI custa R\$ 399,00 por mês/,
      )
      await database().db.execute(sql`update prices set price_cents = 41900 where product_id = 'prospect'`)
      const { response, cards } = await say(id, 'quanto custa o prospect?')
      await database().db.execute(sql`update prices set price_cents = 39900 where product_id = 'prospect'`)
      expect(response).toMatch(/^O Prospect AI custa R\$ 419,00 por mês/)
      expect(cards).toEqual([
        expect.objectContaining({ type: 'product', id: 'prospect', price_formatted: 'R$ 419,00' }),
      ])
    })

    it('answers a repeat from what it has kept', async () => {
      const id = await begin()
      const client_message_id = 'client-message-1'
      const [one, other] = await Promise.all([
        chat(id, 'oi', { client_message_id }),
        chat(id, 'oi', { client_message_id }),
      ])
      const third = await chat(id, 'oi', { client_message_id })
      expect(one.reply).toEqual(other.reply)
      expect(third.reply).toEqual(one.reply)
      const { reply } = await read(id)
      expect(reply.messages.map(({ type }) => type)).toEqual(['assistant', 'user', 'assistant'])
      expect(reply.messages[1]?.metadata.client_message_id).toBe(client_message_id)
    })

    it('keeps its order when several windows send at once', async () => {
      const id = await begin()
      const answers = await Promise.all(
        ['oi', 'quanto custa o bi?', 'Ver produtos'].map((line) => chat(id, line)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const { reply } = await read(id)
      expect(reply.messages.map(({ type }) => type)).toEqual([
        'assistant',
        ...Array(3).fill(['user', 'assistant']).flat(),
      ])
    })

    it('says how long to wait after too many messages', async () => {
      const id = await begin()
      await counted('messagesOfConversation', id, 19)
      expect((await chat(id, 'oi')).status).toBe(200)
      const { status, error, headers } = await chat(id, 'oi')
      expect([status, error.code, error.retry_after]).toEqual([429, 'RATE_LIMITED', 600])
      expect(error.userMessage).toBe(
        'Você enviou muitas mensagens em pouco tempo. Aguarde 600 segundos para continuar.',
      )
      expect(headers['retry-after']).toBe('600')
      clock.advance(minutes(10))
      expect((await chat(id, 'oi')).status).toBe(200)
    })

    it('counts an address over all its conversations', async () => {
      const address = '203.0.113.7'
      await counted('messagesOfAddress', address, 59)
      expect((await chat(await begin(), 'oi')).status).toBe(200)
      const id = await begin()
      expect((await chat(id, 'oi')).error.code).toBe('RATE_LIMITED')
      expect((await chat(id, 'oi', {}, { address: '198.51.100.9' })).status).toBe(200)
      await counted('messagesOfDay', address, 199)
      clock.advance(hours(1))
      expect((await chat(id, 'oi')).error.retry_after).toBe(hours(23) / 1000)
    })

    it('is sorry, keeps nothing and says that it is down when it cannot answer', async () => {
      const id = await begin()
      await database().db.execute(sql`alter table products rename to lost`)
      for (let count = 0; count < 3; count += 1) {
        const { status, error } = await chat(id, 'quanto custa?')
        expect([status, error.code]).toEqual([503, 'ASSISTANT_UNAVAILABLE'])
        expect(error.userMessage).toMatch(/^Desculpe, não consegui responder agora\. Sua mensagem voltou/)
      }
      const down = (await backend.send(getSettings)).reply.assistant
      await database().db.execute(sql`alter table lost rename to products`)
      expect(down).toEqual({ enabled: true, status: 'offline' })
      expect(await contents(id)).toHaveLength(1)
      await say(id, 'quanto custa?')
      clock.advance(minutes(3))
      await say(id, 'oi')
      expect((await backend.send(getSettings)).reply.assistant).toEqual({ enabled: true, status: 'online' })
    })

    it('shows the latest messages first and the older ones on request', async () => {
      const id = await begin()
      const conversations = conversationRepository(database().db)
      for (let count = 0; count < 60; count += 1) {
        await conversations.add(id, clock.now(), 'discover', { type: 'user', content: `oi ${count}` })
      }
      const { reply } = await read(id)
      expect([reply.messages.length, reply.has_more]).toEqual([50, true])
      const older = await read(id, { query: { before: reply.messages[0]?.id } })
      expect([older.reply.messages.length, older.reply.has_more]).toEqual([11, false])
      expect(older.reply.messages[0]?.content).toMatch(/^Olá! Sou o assistente/)
    })
  })

  it('tells a fault of ours in a sentence that can be shown, whichever call meets it', async () => {
    const id = await begin()
    await database().db.execute(sql`alter table assistant_sessions rename to lost`)
    const failed = [
      await backend.send(createAssistantSession, { body: { page_url: '/' } }),
      await read(id),
      await backend.send(getAssistantTranscript, { params: { id } }),
      await backend.send(deleteAssistantSession, { params: { id } }),
      await backend.send(handOverAssistantSession, { params: { id }, body: { target: 'whatsapp' } }),
      await backend.send(bookFromAssistant, { body: anaBooks(), headers: { session_id: id } }),
    ]
    await database().db.execute(sql`alter table lost rename to assistant_sessions`)
    for (const { status, error } of failed) {
      expect([status, error.code]).toEqual([503, 'ASSISTANT_UNAVAILABLE'])
      expect([error.success, error.error]).toEqual([false, error.message])
      expect(error.userMessage).toMatch(/indisponível no momento|Não foi possível agendar/)
    }
  })

  describe('booking', () => {
    it('books a held slot from the first word to the last, on an explicit yes only', async () => {
      const id = await begin()
      const slots = await say(id, 'quero marcar uma reunião sobre o prospect', 'Videochamada')
      expect(slots.response).toBe('Tenho estes horários (horário de Brasília):')
      expect(slots.suggestions).toHaveLength(4)
      const held = await say(id, 'terça às 14h')
      expect([held.stage, held.context.preferred_time]).toEqual(['contact', tuesdayAt('14:00')])
      expect(held.context.hold?.id).toMatch(/^hold_/)
      // Nobody else gets it meanwhile.
      const other = await backend.send(holdSlot, {
        body: { start_at: tuesdayAt('14:00') },
        address: '198.51.100.1',
      })
      expect(other.error.code).toBe('SLOT_TAKEN')
      const review = await say(id, 'Ana Souza', 'ana@empresa.com.br', 'Concordo')
      expect(review.stage).toBe('review')
      expect(review.response).toBe(
        'Confira: terça-feira, 24/11, 14:00 (horário de Brasília), videochamada, Ana Souza, ana@empresa.com.br. Posso confirmar?',
      )
      expect(review.suggestions).toEqual(['Confirmar', 'Trocar horário', 'Corrigir dados'])
      expect(await database().db.select().from(meetings)).toEqual([])
      const yes = await say(id, 'Confirmar')
      expect(yes.stage).toBe('confirm')
      expect(yes.context).toMatchObject({
        channel: 'video',
        preferred_time: tuesdayAt('14:00'),
        contact_info: { name: 'Ana Souza', email: 'ana@empresa.com.br', consent: true },
      })
      const booked = await bookNow(id, yes)
      expect(booked.status).toBe(201)
      expect(booked.reply.meeting).toMatchObject({
        title: 'Reunião sobre Prospect AI',
        source: 'assistant',
        start_at: tuesdayAt('14:00'),
      })
      const { reply } = await read(id)
      expect(reply.current_stage).toBe('done')
      expect(reply.messages.at(-1)).toMatchObject({
        content:
          'Reunião confirmada para terça-feira, 24/11 às 14:00. Enviamos o convite para ana@empresa.com.br.',
        metadata: {
          suggestions: ['Adicionar à agenda', 'Remarcar', 'Cancelar reunião'],
          cards: [{ type: 'meeting', manage_url: expect.stringContaining('/consultation/manage#mt_') }],
        },
      })
      const [row] = await database().db.select().from(meetings)
      expect(row?.assistant_session).toBe(id)
      // A signed link is made when it is read, and kept nowhere.
      expect(JSON.stringify(await database().db.select().from(assistant_messages))).not.toContain('manage#')
    })

    it('books once for each time, however often and with whatever words it is sent', async () => {
      const id = await begin()
      const yes = await say(id, ...toReview, 'Confirmar')
      const replies = await Promise.all([
        bookNow(id, yes),
        bookNow(id, yes, {}, { 'x-session-id': id }),
        bookNow(id, yes, { contact_info: anaBooks().contact_info }),
      ])
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(new Set(replies.map(({ reply }) => reply.meeting.id)).size).toBe(1)
      clock.advance(days(1.1))
      expect((await bookNow(id, yes)).reply.meeting.id).toBe(replies[0]?.reply.meeting.id)
      expect(await database().db.select().from(meetings)).toHaveLength(1)
      const done = (await contents(id)).filter((content) => content.startsWith('Reunião confirmada'))
      expect(done).toHaveLength(1)
    })

    it('takes the contact in one line, as old clients send it, with the agreement of the conversation', async () => {
      const id = await begin()
      const yes = await say(id, ...toReview, 'Confirmar')
      const { reply } = await bookNow(id, yes, { contact_info: 'outra@empresa.com.br, (11) 91234-5678' })
      expect(reply.meeting.contact_info).toEqual({
        name: 'Ana Souza',
        email: 'outra@empresa.com.br',
        phone: '+5511912345678',
      })
      const fresh = await begin()
      const refused = await backend.send(bookFromAssistant, {
        body: {
          channel: 'video',
          preferred_time: tuesdayAt('16:00'),
          contact_info: 'Bia Reis, bia@outra.com.br',
        },
        headers: { session_id: fresh },
      })
      expect(refused.error.errors).toEqual([
        expect.objectContaining({
          field: 'contact_info.consent',
          message: 'Autorize o uso dos dados para marcar a reunião.',
        }),
      ])
    })

    it('asks for a phone where the meeting is a call', async () => {
      const id = await begin()
      const asked = await say(
        id,
        'marcar reunião por whatsapp terça às 14h',
        'Ana Souza',
        'ana@empresa.com.br',
      )
      expect(asked.response).toBe('Em qual número podemos falar com você?')
      expect((await say(id, '1234')).response).toBe('Informe um telefone com DDD, como (11) 91234-5678.')
      const consent = await say(id, '11 91234-5678')
      expect(consent.cards).toEqual([
        {
          type: 'consent',
          text: 'Concordo com o uso destes dados para agendar e realizar a reunião.',
          link: '/privacy',
        },
      ])
      expect((await say(id, 'sim')).response).toContain('whatsapp, Ana Souza, ana@empresa.com.br')
    })

    it('names the nearest slots when one is lost before the yes', async () => {
      const id = await begin()
      await say(id, ...toReview)
      clock.advance(minutes(6))
      const other = await backend.send(holdSlot, {
        body: { start_at: tuesdayAt('14:00') },
        address: '198.51.100.1',
      })
      expect(other.status).toBe(201)
      const lost = await say(id, 'Confirmar')
      expect([lost.stage, lost.response]).toEqual([
        'schedule',
        'Esse horário acabou de ser reservado. Estes são os mais próximos:',
      ])
      expect(lost.cards).toEqual([{ type: 'slots', slots: expect.any(Array) }])
      expect((await say(id, '15:00')).stage).toBe('review')
    })

    it('names them too when the slot is lost at the booking', async () => {
      const id = await begin()
      const yes = await say(id, ...toReview, 'Confirmar')
      clock.advance(minutes(6))
      await backend.send(holdSlot, { body: { start_at: tuesdayAt('14:00') }, address: '198.51.100.2' })
      const { status, error } = await bookNow(id, yes)
      expect([status, error.code]).toEqual([409, 'SLOT_TAKEN'])
      expect(error.alternatives?.length).toBe(3)
      expect((await read(id)).reply.current_stage).toBe('schedule')
      expect((await contents(id)).at(-1)).toMatch(/^Esse horário acabou de ser reservado/)
    })

    it('gives a busy address its work along with the slot', async () => {
      const hours = ['09:00', '09:45', '10:30']
      for (const hour of hours)
        await backend.send(holdSlot, { body: { start_at: `2026-11-25T${hour}:00-03:00` } })
      const id = await begin()
      const yes = await say(id, ...toReview, 'Confirmar')
      expect((await bookNow(id, yes)).error.errors[0]?.code).toBe('PROOF_REQUIRED')
      const challenge = yes.context.hold?.challenge
      if (!challenge) throw new Error('There is no work.')
      expect((await bookNow(id, yes, { proof: await proveWork(challenge) })).status).toBe(201)
    })

    it('gives the slot back to whoever wants it when somebody stops', async () => {
      const id = await begin()
      await say(id, ...toReview)
      const stopped = await say(id, 'deixa pra lá')
      expect([stopped.stage, stopped.context.hold, stopped.context.preferred_time]).toEqual([
        'discover',
        undefined,
        undefined,
      ])
      const other = await backend.send(holdSlot, {
        body: { start_at: tuesdayAt('14:00') },
        address: '198.51.100.1',
      })
      expect(other.status).toBe(201)
    })

    it('says why a day has no slots', async () => {
      const id = await begin()
      await say(id, 'Marcar uma reunião', 'Videochamada')
      expect((await say(id, 'amanhã')).response).toMatch(
        /^Nesse dia é feriado \(Dia da Consciência Negra\)\. Tenho estes/,
      )
      expect((await say(id, 'sábado')).response).toMatch(/^Não atendemos aos sábados e domingos\./)
      expect((await say(id, 'dia 10/11')).response).toMatch(/^Esse dia já passou\./)
      expect((await say(id, 'dia 10 de março')).response).toMatch(
        /^Marcamos reuniões para os próximos 60 dias\./,
      )
    })
  })

  describe('afterwards', () => {
    it('hands over with a summary, and says so once', async () => {
      const id = await begin()
      const asked = await say(id, 'quanto custa o prospect?', 'Falar com especialista')
      expect(asked.stage).toBe('handoff')
      expect(asked.cards).toEqual([
        {
          type: 'handoff',
          target: 'whatsapp',
          summary: 'interesse em Prospect AI.\nprefiro falar com uma pessoa',
        },
      ])
      const over = (summary?: string) =>
        backend.send(handOverAssistantSession, {
          params: { id },
          body: { target: 'whatsapp', ...(summary && { summary }) },
        })
      const first = await over()
      const second = await over('Quero o Prospect.\nSou a Ana.')
      expect(first.reply.url).toContain('https://wa.me/5511900000000?text=')
      expect(decodeURIComponent(second.reply.url)).toContain(
        'Olá! Estava conversando com o assistente do site. Resumo: Quero o Prospect.\nSou a Ana.',
      )
      const lines = (await contents(id)).filter((content) => content.startsWith('Abrimos o WhatsApp'))
      expect(lines).toEqual([
        'Abrimos o WhatsApp em outra aba para você falar com um especialista. Se preferir, escreva para contato@automatize.example ou ligue para (11) 0000-0000.',
      ])
    })

    it('gives the conversation as a text, and deletes it for good', async () => {
      const id = await begin()
      await say(id, ...toReview)
      const file = await backend.send(getAssistantTranscript, { params: { id } })
      expect(file.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(file.headers['content-disposition']).toBe('attachment; filename="conversa-2026-11-19.txt"')
      expect(file.text).toContain('[19/11/2026 09:00] Você: terça às 14h')
      expect(file.text).toContain('Assistente: Confira: terça-feira')
      expect((await backend.send(deleteAssistantSession, { params: { id } })).status).toBe(204)
      for (const table of [assistant_sessions, assistant_messages, leads]) {
        expect(await database().db.select().from(table)).toEqual([])
      }
      expect((await read(id)).error.code).toBe('ASSISTANT_SESSION_NOT_FOUND')
    })

    it('ends thirty days after the last word', async () => {
      const id = await begin()
      clock.advance(days(29))
      await say(id, 'oi')
      clock.advance(days(29))
      expect((await read(id)).status).toBe(200)
      clock.advance(days(31))
      expect((await read(id)).error.code).toBe('ASSISTANT_SESSION_NOT_FOUND')
      expect((await chat(id, 'oi')).error.code).toBe('ASSISTANT_SESSION_NOT_FOUND')
    })

    it('leaves a card for the team as soon as there is a way to reach somebody', async () => {
      const id = await begin('https://site.com.br/agents/prospect')
      await say(id, 'Qual agente é melhor para mim?', 'Prospect AI', 'vender mais', '2 a 10', 'Agora')
      expect(await listLeads(database().db, clock.now())).toEqual([])
      const yes = await say(id, ...toReview, 'Confirmar')
      expect(yes.context.lead).toEqual({
        agent_interest: 'prospect',
        company_size: '2-10',
        timing: 'now',
        need: 'vender mais',
        band: 'A',
      })
      const [early] = await listLeads(database().db, clock.now())
      expect(early).toMatchObject({ score: 85, band: 'A', booking: null, consented_at: thursday })
      const { reply } = await bookNow(id, yes)
      const [card] = await listLeads(database().db, clock.now())
      expect(card).toMatchObject({
        session_id: id,
        name: 'Ana Souza',
        email: 'ana@empresa.com.br',
        agent_interest: 'prospect',
        company_size: '2-10',
        timing: 'now',
        need: 'vender mais',
        page_path: '/agents/prospect',
        booking: { meeting_id: reply.meeting.id, status: 'confirmed' },
      })
      const details = await readLead(database().db, clock.now(), card?.id ?? '')
      expect(details.transcript.at(-1)?.content).toMatch(/^Reunião confirmada/)
      expect(JSON.stringify(details)).not.toContain('manage#')
      await expect(readLead(database().db, clock.now(), 'lead_unknown')).rejects.toThrow('NOT_FOUND')
    })
  })

  describe('of a customer', () => {
    it('is nobody else’s, and knows their services', async () => {
      const ana = await backend.token(
        await backend.customer('ana@padaria.com.br', { product_id: 'prospect' }),
      )
      const bia = await backend.token(await backend.customer('bia@outra.com.br', { company: 'Outra' }))
      const id = await begin('https://site.com.br/dashboard/billing', { token: ana })
      const { reply } = await read(id, { token: ana })
      expect(reply.messages[0]?.content).toBe('Olá, Ana! Como posso ajudar em Faturamento?')
      expect(reply.messages[0]?.metadata.suggestions).toEqual([
        'Ajuda com Faturamento',
        'Ver meus serviços',
        'Falar com suporte',
      ])
      const mine = await chat(id, 'Ver meus serviços', {}, { token: ana })
      expect(mine.reply.response).toBe('Seus agentes:\n- Prospect AI: Em teste. Faltam 14 dias do seu teste.')
      const endpoints = [
        (sending: object) => read(id, sending),
        (sending: object) => chat(id, 'Ver meus serviços', {}, sending),
        (sending: object) => backend.send(getAssistantTranscript, { params: { id }, ...sending }),
        (sending: object) => backend.send(deleteAssistantSession, { params: { id }, ...sending }),
        (sending: object) =>
          backend.send(handOverAssistantSession, {
            params: { id },
            body: { target: 'whatsapp' },
            ...sending,
          }),
        (sending: object) =>
          backend.send(bookFromAssistant, { body: anaBooks(), headers: { session_id: id }, ...sending }),
      ]
      for (const endpoint of endpoints) {
        for (const sending of [{}, { token: bia }, { token: 'not.a.token' }]) {
          const { status, error, text } = await endpoint(sending)
          expect([status, error.code]).toEqual([404, 'ASSISTANT_SESSION_NOT_FOUND'])
          expect(text).not.toMatch(/Ana|Prospect|padaria/)
        }
      }
      const hers = await begin('https://site.com.br/dashboard', { token: bia })
      const { reply: answer } = await chat(hers, 'Ver meus serviços', {}, { token: bia })
      expect(answer.response).toBe('Você ainda não tem agentes ativos. Comece um teste grátis em Serviços.')
      const planned = await chat(hers, 'marcar uma reunião por vídeo terça às 14h', {}, { token: bia })
      expect(planned.reply.context.contact_info).toMatchObject({ email: 'bia@outra.com.br' })
      expect(planned.reply.response).toMatch(/Você concorda\?$/)
    })
  })
})
