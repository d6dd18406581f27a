import { type Seeded, seeded } from '@ag/agents/seeded'
import type { AssistantCard } from '@ag/contracts'
import type { Turn } from '../../conversation'
import { priceOf } from './check-facts'
import type { Dialogue } from './dialogue'
import { type Booking, spoken, type When } from './goals'
import { inMood, type Mood } from './moods'

/** How a dialogue went. */
export interface Played {
  reached: boolean
  turns: number
  /** Turns it takes whoever is understood at once. */
  shortest: number
}

const openings = [
  'quero marcar uma reunião',
  'gostaria de agendar uma conversa com a equipe',
  'dá para marcar um horário com vocês?',
  'queria conversar com um consultor numa reunião',
]
const channelWords = { video: 'por vídeo', phone: 'por telefone', whatsapp: 'pelo whatsapp' }
const agreements = ['concordo', 'aceito', 'sim, concordo', 'pode usar']
const yeses = ['sim', 'confirmar', 'pode confirmar', 'isso mesmo', 'confirmo']
const doubts = ['acho que sim, talvez', 'hmm deixa eu ver', 'não sei ainda', 'espera um pouco']
const places = ['o primeiro', 'o segundo', 'o terceiro']
const returns = ['voltei', 'oi, continuando', 'desculpa a demora']

/** More turns than this nobody has patience for. */
const mostTurns = 18

/** Books as a person of this mood does: tells what is asked, chooses what suits, looks the summary over and only then agrees. */
export async function playBooking(goal: Booking, mood: Mood, dialogue: Dialogue): Promise<Played> {
  const random = seeded(`${goal.name} ${goal.when.said} ${goal.channel} ${mood}`)
  const person = new Booker(goal, mood, random)
  let turn = await dialogue.say(person.open())
  while (dialogue.turns < mostTurns) {
    if (turn.conversation.stage === 'confirm') return person.played(dialogue, hasBooked(turn, person))
    const words = person.answer(turn, dialogue)
    if (words === undefined) break
    turn = await dialogue.say(words)
  }
  return person.played(dialogue, turn.conversation.stage === 'confirm' && hasBooked(turn, person))
}

function hasBooked({ conversation: { context } }: Turn, { wish, goal }: Booker): boolean {
  const contact = context.contact_info
  return (
    wish.suits(context.preferred_time ?? '') &&
    context.channel === goal.channel &&
    contact?.name === goal.name &&
    contact.email === goal.email &&
    contact.consent === true
  )
}

class Booker {
  wish: When
  /** Turns that this manner of talking takes at least. */
  private needed = 1
  private saysWishAgain = 0
  private hasTurnedAside = false
  private hasDoubted = false
  private didLeave = false
  private lastCard: AssistantCard | undefined

  constructor(
    readonly goal: Booking,
    private readonly mood: Mood,
    private readonly random: Seeded,
  ) {
    this.wish = goal.when
  }

  open(): string {
    const { when, channel, name, email, phone } = this.goal
    const opening = inMood(this.random.pick(openings), this.mood, this.random)
    if (this.mood !== 'all at once') return opening
    const reached = channel === 'video' ? '' : `, telefone ${phone}`
    return `${opening} ${channelWords[channel]}, ${when.said}. Meu nome é ${name}, email ${email}${reached}`
  }

  played(dialogue: Dialogue, reached: boolean): Played {
    return { reached, turns: dialogue.turns, shortest: this.needed }
  }

  /** What the person says to a turn; nothing once they have given up. */
  answer(turn: Turn, dialogue: Dialogue): string | undefined {
    const { cards, suggestions, text } = turn.saying
    const aside = this.turnAside(turn, dialogue)
    if (aside !== undefined) return aside
    const summary = cards.find((card) => card.type === 'summary')
    if (summary) return this.lookOver(turn, dialogue)
    if (cards.some((card) => card.type === 'consent')) {
      this.needed += 1
      dialogue.agrees()
      return this.random.pick(agreements)
    }
    const slots = cards.find((card) => card.type === 'slots')
    if (slots) return this.choose(slots)
    const asked = text.toLowerCase()
    if (turn.conversation.stage === 'contact') return this.tellContact(asked)
    if (suggestions.includes('Videochamada') || /como prefere|por vídeo, telefone/.test(asked)) {
      this.needed += 1
      return this.mood === 'terse'
        ? channelWords[this.goal.channel].split(' ').at(-1)
        : channelWords[this.goal.channel]
    }
    this.saysWishAgain += 1
    if (this.saysWishAgain > 3) return undefined
    if (turn.conversation.stage === 'schedule') return this.wish.said
    return this.saysWishAgain > 1 ? 'quero marcar uma reunião' : 'quero continuar o agendamento'
  }

  /** A question in between, a break, or a doubt: each once, at a place of its own. */
  private turnAside(turn: Turn, dialogue: Dialogue): string | undefined {
    const { stage } = turn.conversation
    const isAt = stage === (this.random.next() < 0.5 ? 'contact' : 'schedule') || stage === 'review'
    if (this.hasTurnedAside || !isAt) return undefined
    if (this.mood === 'asks in between') {
      this.hasTurnedAside = true
      this.needed += 1
      const id = this.random.pick(Object.keys(spoken))
      dialogue.expects((answer) => answer.saying.text.replace(/\u00a0/g, ' ').includes(priceOf(id)))
      return `antes, quanto custa o ${spoken[id]?.[0]}?`
    }
    if (this.mood === 'leaves and returns' && !this.didLeave) {
      this.didLeave = true
      this.hasTurnedAside = true
      this.needed += 1
      dialogue.passes(40)
      return this.random.pick(returns)
    }
    return undefined
  }

  private choose(card: Extract<AssistantCard, { type: 'slots' }>): string | undefined {
    this.needed += this.lastCard ? 0 : 1
    const fitting = card.slots.findIndex(({ start_at }) => this.wish.suits(start_at))
    const isAgain = this.lastCard !== undefined
    this.lastCard = card
    if (fitting >= 0) {
      const chosen = card.slots[fitting]
      if (this.mood === 'terse') return String(fitting + 1)
      if (this.random.next() < 0.3) return chosen?.label
      return places[fitting] ?? chosen?.label
    }
    this.saysWishAgain += 1
    if (this.saysWishAgain > 4) return undefined
    return isAgain && this.saysWishAgain > 2
      ? 'tem outro dia?'
      : inMood(this.wish.said, this.mood === 'typo-ridden' ? this.mood : 'terse', this.random)
  }

  private tellContact(asked: string): string | undefined {
    this.needed += 1
    const { name, email, phone } = this.goal
    if (/seu nome e e-mail|nome e o seu e-mail/.test(asked) || (/nome/.test(asked) && /e-mail/.test(asked))) {
      if (this.mood === 'terse') return name
      if (this.mood === 'typo-ridden') return `${name.toLowerCase()}, ${email}`
      return `meu nome é ${name} e o email é ${email}`
    }
    if (/número|telefone/.test(asked)) return phone
    if (/e-mail/.test(asked)) return email
    if (/nome/.test(asked)) return name
    this.saysWishAgain += 1
    return this.saysWishAgain > 4 ? undefined : `${name}, ${email}, ${phone}`
  }

  /** Nobody agrees to a summary that is not what they said. */
  private lookOver(turn: Turn, dialogue: Dialogue): string | undefined {
    const { preferred_time: time = '', channel, contact_info: contact } = turn.conversation.context
    const { goal, mood, random } = this
    if (mood === 'changes mind' && this.wish === goal.when) {
      this.wish = goal.instead
      this.lastCard = undefined
      this.needed += 1
      return `na verdade prefiro ${this.wish.said}`
    }
    if (!this.hasDoubted && random.next() < 0.3) {
      this.hasDoubted = true
      this.needed += 1
      return random.pick(doubts)
    }
    const wrong = [
      !this.wish.suits(time) && `o horário não é esse, é ${this.wish.said}`,
      channel !== goal.channel && `prefiro ${channelWords[goal.channel]}`,
      contact?.name !== goal.name && `meu nome é ${goal.name}`,
      contact?.email !== goal.email && `o email certo é ${goal.email}`,
    ].find(Boolean)
    if (wrong) {
      this.saysWishAgain += 1
      return this.saysWishAgain > 4 ? undefined : wrong
    }
    this.needed += 1
    dialogue.confirms()
    return random.pick(yeses)
  }
}
