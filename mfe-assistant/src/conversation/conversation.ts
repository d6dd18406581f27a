import {
  type AssistantAnswer,
  type AssistantSession,
  assistantWords,
  createAssistantSession,
  deleteAssistantSession,
  getAssistantSession,
  getAssistantTranscript,
  handOverAssistantSession,
  longestMessage,
  sendAssistantMessage,
} from '@ag/contracts'
import { AppError, codeOf, type PageContext, plainErrors } from '@ag/core'
import { type CallInput, call, callFile, newRequestKey, track } from '@ag/platform'
import { bookingKey, bookMeeting, type Outcome, planOf } from './book-meeting'
import { readDraft, readSession, storeDraft, storeSession } from './conversation-storage'
import { type FailedCall, failureWords } from './failure-words'
import { keyOf, localMessage, type Message, mergeMessages, ownMessage, welcomeMessage } from './message'
import { type OtherTabs, watchOtherTabs } from './other-tabs'
import { acceptsEvents, readEvents } from './read-events'
import { texts } from './texts'

/** Where a conversation stands, as it is shown. */
export interface ConversationState extends Outcome {
  /** What is being done; nothing is sent meanwhile. */
  work: 'none' | 'opening' | 'answering' | 'booking'
  messages: Message[]
  /** The answer as far as it has come; empty while words are looked for. Present where it can be stopped. */
  coming?: string | undefined
  hasOlder: boolean
  /** Words wait for the network. */
  isWaiting: boolean
  draft: string
  /** First name of whoever of the team answers; undefined while the assistant does. */
  person?: string | undefined
  /** What the last failed call is to say. */
  failure?: string
  /** Answers that came while nobody looked. */
  unread: number
  /** The last finished answer, for those who listen. */
  announcement: string
}

export interface Conversation {
  state: () => ConversationState
  subscribe: (listener: () => void) => () => void
  /** Tells which page the conversation is about; until something was said the greeting follows it. */
  seePage: (page: PageContext) => void
  /** Somebody looks: what was said before is read, or a conversation begun. */
  open: () => void
  /** Nobody looks any more. */
  close: () => void
  write: (draft: string) => void
  /** Says what was written, or a suggestion. */
  say: (suggestion?: string) => void
  /** Ends the answer that is coming, with what has come of it. */
  stopAnswer: () => void
  loadOlder: () => Promise<void>
  /** Adds what the assistant says once WhatsApp was opened, and has the backend keep it. */
  handOver: (confirmation: Message, summary?: string) => Promise<void>
  /** Leaves the conversation where it is and begins another. */
  startOver: () => Promise<void>
  /** Deletes the conversation for good; true once it is. */
  erase: () => Promise<boolean>
  /** The conversation as a text file. */
  transcript: () => Promise<Blob | undefined>
  clearFailure: () => void
  stop: () => void
}

const untouched: Outcome & Pick<ConversationState, 'person'> = {
  stage: 'discover',
  context: {},
  person: undefined,
}

/** Milliseconds until it is asked again what the team has written: where somebody may write any moment, and otherwise. */
const looks = { soon: 1_000, later: 10_000 }

/** The conversation of this browser: what is said, kept and booked. It lives as long as the assistant is on the page. */
export function createConversation(): Conversation {
  let state: ConversationState = {
    ...untouched,
    work: 'none',
    messages: [],
    hasOlder: false,
    isWaiting: false,
    draft: readDraft(),
    unread: 0,
    announcement: '',
  }
  let session = readSession()
  let page: PageContext | undefined
  let isOpen = false
  let isKnown = false
  let isStopped = false
  /** Another tab did something while this one was busy. */
  let isStale = false
  /** Said, and not answered yet. */
  let unanswered: Message[] = []
  /** A message that failed: sent again it is the same one. */
  let failed: Message | undefined
  /** Answers so far. */
  let turns = 0
  let stopping = new AbortController()
  const booked = new Set<string>()
  const listeners = new Set<() => void>()
  /** Nothing is listened to before somebody looks. */
  let tabs: OtherTabs | undefined
  let nextLook: ReturnType<typeof setTimeout> | undefined
  const whenOnline = () => void (isKnown || !isOpen ? deliver() : load())

  function set(change: Partial<ConversationState>): void {
    if (isStopped) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
    if ('stage' in change || 'person' in change) lookLater()
  }

  const isBusy = () => state.work !== 'none'
  /** A conversation of one message is its greeting. */
  const hasBegun = (messages = state.messages) => messages.length > 1
  const fail = (error: unknown, what: FailedCall) => set({ failure: failureWords(error, what) })

  // Keeping and beginning

  function follow(next: string | undefined): void {
    session = next
    if (!isStopped) storeSession(next)
  }

  const greeting = (): Message[] => (page ? [welcomeMessage(page, new Date())] : [])

  function forget(): void {
    follow(undefined)
    isKnown = false
    set({ ...untouched, messages: greeting(), hasOlder: false, announcement: '' })
  }

  async function begin(): Promise<string> {
    const reply = await call(createAssistantSession, {
      body: { page_url: location.pathname, user_agent: navigator.userAgent, page_context: page },
    })
    const { session_id } = done(reply, plainErrors.assistantSession)
    follow(session_id)
    isKnown = true
    set({ ...untouched, context: page ? { page_context: page } : {} })
    tabs?.tell(session_id)
    return session_id
  }

  /** The conversation to say something in. One that began on another page, and holds nothing yet, begins anew on this one. */
  async function sessionToSendIn(): Promise<string> {
    const begun = state.context.page_context
    const isElsewhere =
      begun && page && (begun.pageType !== page.pageType || begun.agentType !== page.agentType)
    const isUnused = !hasBegun(state.messages.slice(unanswered.length))
    if (!session) return begin()
    if (!isElsewhere || !isUnused || !isKnown) return session
    const unused = session
    const next = await begin()
    call(deleteAssistantSession, { params: { id: unused } }).catch(() => undefined)
    return next
  }

  // Reading

  async function read(isNews: boolean): Promise<AssistantSession | undefined> {
    if (!session) return undefined
    const turn = turns
    const conversation = await readConversation({ params: { id: session }, query: {} })
    // An answer that came meanwhile may not be in it yet.
    if (turn !== turns) return read(isNews)
    isKnown = true
    isStale = false
    adopt(conversation, isNews)
    return conversation
  }

  function adopt(
    { messages: latest, current_stage, context, person, has_more }: AssistantSession,
    isNews: boolean,
  ): void {
    const before = new Set(state.messages.map(keyOf))
    const { messages, keepsOlder } = mergeMessages(state.messages, latest)
    const said = latest.filter((message) => message.type === 'assistant' && !before.has(keyOf(message)))
    const pending = unanswered.filter((message) => !latest.some((known) => keyOf(known) === keyOf(message)))
    set({
      stage: current_stage,
      context,
      person,
      messages: [...(hasBegun(messages) ? messages : greeting()), ...pending],
      hasOlder: keepsOlder ? state.hasOlder : has_more,
      ...(isNews && hasBegun(messages) && said.length > 0 && heard(said.length, said.at(-1)?.content)),
    })
  }

  /** What somebody learns who listens, or who does not look. */
  const heard = (count: number, words = ''): Partial<ConversationState> => ({
    announcement: isOpen ? words : '',
    unread: isOpen ? 0 : state.unread + count,
  })

  /** Reads again what this page has a picture of already; where that fails the picture stays. */
  async function refresh(isNews = false): Promise<void> {
    await read(isNews).catch((error) => {
      if (isGone(error)) forget()
    })
  }

  async function load(): Promise<void> {
    if (isKnown || isBusy() || isOffline()) return
    set({ work: 'opening', messages: state.messages.length > 0 ? state.messages : greeting() })
    const what: FailedCall = session ? 'read' : 'begin'
    try {
      const conversation = await read(false).catch((error) => {
        if (!isGone(error)) throw error
        forget()
        return undefined
      })
      if (!session) await begin()
      set({ work: 'none' })
      // A page that was left while it booked goes on with it.
      if (conversation) await book({ stage: conversation.current_stage, context: conversation.context })
    } catch (error) {
      set({ work: 'none' })
      fail(error, what)
    }
    await deliver()
  }

  function hear(next: string | undefined): void {
    if (next !== session) {
      session = next
      isKnown = next === undefined
      set({ ...untouched, messages: greeting(), hasOlder: false })
    }
    if (isBusy()) isStale = true
    else void refresh(true)
  }

  // Hearing of the team

  /** Somebody looks, or talks to a person: what comes by itself is asked for. */
  function lookLater(): void {
    clearTimeout(nextLook)
    if (isStopped || !(isOpen || state.person)) return
    const isExpected = state.person !== undefined || state.stage === 'handoff'
    nextLook = setTimeout(() => void look().finally(lookLater), isExpected ? looks.soon : looks.later)
  }

  async function look(): Promise<void> {
    const last = state.messages.findLast(({ isLocal }) => !isLocal)
    if (!session || !last || !isKnown || isBusy() || document.hidden || isOffline()) return
    const turn = turns
    const asked = session
    const news = await readConversation({ params: { id: asked }, query: { after: last.id } }).catch(
      () => undefined,
    )
    // Whatever is going on here meanwhile reads it all again.
    if (!news || turn !== turns || asked !== session || isBusy()) return
    const isSame = news.person === state.person && news.current_stage === state.stage
    if (news.messages.length === 0 && isSame) return
    const known = new Map(news.messages.map((message) => [keyOf(message), message]))
    const shown = new Set(state.messages.map(keyOf))
    const added = news.messages.filter((message) => !shown.has(keyOf(message)))
    const said = added.filter(({ type }) => type === 'assistant')
    set({
      stage: news.current_stage,
      context: news.context,
      person: news.person,
      messages: [...state.messages.map((message) => known.get(keyOf(message)) ?? message), ...added],
      ...(said.length > 0 && heard(said.length, said.at(-1)?.content)),
    })
  }

  // Saying

  function say(suggestion?: string): void {
    const content = (suggestion ?? state.draft).trim()
    if (content === '' || content.length > longestMessage || isAnswering(state)) return
    const key = failed?.content === content ? keyOf(failed) : newRequestKey()
    const message = ownMessage(key, content, new Date())
    failed = undefined
    unanswered.push(message)
    set({ messages: [...state.messages, message], failure: undefined, announcement: '' })
    write(suggestion === undefined ? '' : state.draft)
    void deliver()
  }

  function write(draft: string): void {
    set({ draft })
    if (!isStopped)
      storeDraft([...unanswered.map(({ content }) => content), draft].filter(Boolean).join('\n'))
  }

  /** Sends what was said, one after the other; without a network it waits. */
  async function deliver(): Promise<void> {
    if (isBusy()) return
    let message = unanswered[0]
    while (message && !isStopped) {
      if (isOffline()) break
      set({ work: 'answering', isWaiting: false })
      try {
        const outcome = await answerTo(message)
        unanswered = unanswered.slice(1)
        write(state.draft)
        set({ work: 'none' })
        await book(outcome)
      } catch (error) {
        set({ coming: undefined })
        if (!isOffline()) takeBack(error)
      }
      message = unanswered[0]
    }
    set({ work: 'none', isWaiting: unanswered.length > 0 })
    if (isStale) await refresh(true)
  }

  async function answerTo(message: Message): Promise<AssistantAnswer> {
    const { content, id } = message
    const ask = async (session_id: string) => {
      const body = { message: content, session_id, client_message_id: id }
      stopping = new AbortController()
      const reply = await call(
        sendAssistantMessage,
        { body },
        { signal: stopping.signal, headers: acceptsEvents, read: readEvents(hearWords) },
      ).catch((error) => {
        if (!stopping.signal.aborted) throw error
        return call(sendAssistantMessage, { body: { ...body, rules_only: true } })
      })
      return done(reply, plainErrors.assistantMessage)
    }
    isStale ||= !isKnown && session !== undefined
    const answer = await ask(await sessionToSendIn()).catch(async (error) => {
      if (!isGone(error)) throw error
      // The conversation has ended meanwhile: this is the first word of another.
      forget()
      set({ messages: [...greeting(), ...unanswered] })
      return ask(await begin())
    })
    turns += 1
    const { response, suggestions, cards, stage, context, message_id, person } = answer
    tabs?.tell(session)
    if (response === '') {
      set({ stage, context, person, coming: undefined })
      return answer
    }
    const said: Message = {
      id: message_id,
      type: 'assistant',
      content: response,
      timestamp: new Date().toISOString(),
      metadata: { suggestions, cards, client_message_id: null },
    }
    const others = state.messages.filter((known) => keyOf(known) !== message_id)
    const after = others.findIndex((known) => keyOf(known) === id) + 1
    set({
      stage,
      context,
      person,
      messages: others.toSpliced(after || others.length, 0, said),
      coming: undefined,
      ...heard(1, response),
    })
    track('assistant_message', { stage })
    return answer
  }

  function hearWords(event: string, data: unknown): void {
    const words = event === 'words' ? assistantWords.safeParse(data) : undefined
    if (words?.success) set({ coming: words.data.text })
  }

  /** What was not sent leaves the conversation, and its text goes back to where it was written. */
  function takeBack(error: unknown): void {
    failed = unanswered[0]
    const words = unanswered.map(({ content }) => content)
    const keys = unanswered.map(keyOf)
    unanswered = []
    set({ messages: state.messages.filter((message) => !keys.includes(keyOf(message))) })
    write([...words, state.draft].filter(Boolean).join('\n'))
    fail(error, 'send')
  }

  // Booking

  async function book(outcome: Outcome): Promise<void> {
    const plan = planOf(outcome)
    if (!plan || !session) return
    const key = bookingKey(session, plan.preferred_time)
    if (booked.has(key)) return
    booked.add(key)
    set({ work: 'booking' })
    try {
      const { meeting, message } = await bookMeeting(session, plan)
      const { id, title: label, manage_url, ics_url } = meeting
      add(message, [], [{ type: 'meeting', id, label, manage_url, ics_url }])
      set({ stage: 'done' })
    } catch (error) {
      booked.delete(key)
      console.warn('The assistant could not book.', codeOf(error))
      tellLost(error)
    }
    tabs?.tell(session)
    set({ work: 'none' })
    void refresh()
  }

  /** A slot that is gone is offered others in its place; whatever else failed may be tried again. */
  function tellLost(error: unknown): void {
    const slots = error instanceof AppError ? error.details.alternatives : undefined
    if (!slots || slots.length === 0) {
      add(failureWords(error, 'book'), texts.afterFailedBooking)
      return
    }
    const labels = slots.map(({ label }) => label)
    add(texts.slotLost, [...labels, texts.moreSlots], [{ type: 'slots', slots }])
    set({ stage: 'schedule' })
  }

  function add(content: string, suggestions: string[], cards: Message['metadata']['cards'] = []): void {
    const now = new Date()
    const message = localMessage(`said-${now.getTime()}`, content, suggestions, now, cards)
    set({ messages: [...state.messages, message], ...heard(1, content) })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    seePage(next) {
      page = next
      if (!hasBegun()) set({ messages: greeting() })
    },
    open() {
      isOpen = true
      if (!tabs) window.addEventListener('online', whenOnline)
      tabs ??= watchOtherTabs(hear)
      set({ unread: 0 })
      lookLater()
      void load()
    },
    close() {
      isOpen = false
      set({ failure: undefined, announcement: '' })
      lookLater()
    },
    write,
    say,
    stopAnswer: () => stopping.abort(),
    async loadOlder() {
      const first = state.messages.find(({ isLocal }) => !isLocal)
      if (!session || !first) return
      try {
        const older = await readConversation({ params: { id: session }, query: { before: first.id } })
        set({ messages: [...older.messages, ...state.messages], hasOlder: older.has_more })
      } catch (error) {
        fail(error, 'read')
      }
    },
    async handOver(confirmation, summary) {
      track('assistant_handoff', { channel: 'whatsapp' })
      set({ messages: [...state.messages, confirmation], ...heard(1, confirmation.content) })
      if (!session) return
      try {
        await call(handOverAssistantSession, {
          params: { id: session },
          body: { target: 'whatsapp', summary },
        })
        tabs?.tell(session)
        await refresh()
      } catch {
        // The chat is open all the same; only this page knows of it.
      }
    },
    async startOver() {
      if (isBusy()) return
      forget()
      await load()
    },
    async erase() {
      const id = session
      try {
        if (id) await call(deleteAssistantSession, { params: { id } })
      } catch (error) {
        if (!isGone(error)) {
          fail(error, 'change')
          return false
        }
      }
      forget()
      set({ failure: undefined })
      tabs?.tell(undefined)
      return true
    },
    async transcript() {
      if (!session) return undefined
      try {
        return await callFile(getAssistantTranscript, { params: { id: session } })
      } catch (error) {
        fail(error, 'read')
        return undefined
      }
    },
    clearFailure: () => set({ failure: undefined }),
    stop() {
      isStopped = true
      clearTimeout(nextLook)
      window.removeEventListener('online', whenOnline)
      tabs?.stop()
      listeners.clear()
    },
  }
}

/** Whoever waits for an answer says nothing meanwhile. */
export const isAnswering = ({ work }: Pick<ConversationState, 'work'>): boolean =>
  work === 'answering' || work === 'booking'

const readConversation = async (input: CallInput<typeof getAssistantSession>): Promise<AssistantSession> =>
  done(await call(getAssistantSession, input), plainErrors.assistantHistory)

/**
 * What a call has answered.
 * @throws {AppError} with the answer's own words, or these, where it says that it did not do what it was asked
 */
function done<Answer extends { success: true }>(reply: Answer | Refusal, words: string): Answer {
  if (reply.success) return reply
  throw new AppError('INTERNAL', { userMessage: reply.error || words })
}

type Refusal = { success: false; error?: string | null | undefined }

const isGone = (error: unknown) => ['ASSISTANT_SESSION_NOT_FOUND', 'NOT_FOUND'].includes(codeOf(error) ?? '')

const isOffline = () => navigator.onLine === false
