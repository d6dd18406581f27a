import { seeded } from '@ag/agents/seeded'
import type { Turn } from '../../conversation'
import type { Asking } from './goals'
import { inMood, type Mood } from './moods'
import type { Played } from './play-booking'
import type { Talk } from './talk'

const mostTurns = 8
const greetings = ['oi', 'bom dia', 'olá']
const skips = ['prefiro não responder', 'pular']

/** Asks for something as a person of this mood does, in other words where it was not understood, and is content once it is answered. */
export async function playAsking(goal: Asking, mood: Mood, other: Asking, talk: Talk): Promise<Played> {
  const random = seeded(`${goal.words[0]} ${mood}`)
  const say = (words: string) => talk.say(inMood(words, mood, random))
  let shortest = 1
  const open: Record<string, () => Promise<unknown>> = {
    polite: () => talk.say(random.pick(greetings)),
    'changes mind': () => talk.say(other.words[0]),
    'leaves and returns': async () => {
      await talk.say(random.pick(greetings))
      talk.passes(40)
    },
  }
  if (open[mood]) {
    shortest += 1
    await open[mood]()
  }
  if (mood === 'all at once') return askTwo(goal, other, talk)
  const words = [...goal.words, ...goal.words]
  let turn = await say(goal.words[0])
  if (mood === 'asks in between' && !goal.isAnswered(turn)) shortest += 1
  let next = 1
  while (!goal.isAnswered(turn) && talk.turns < mostTurns) {
    if (goal.passesOver && isQualifying(turn)) {
      shortest += 1
      turn = await talk.say(/resolver/.test(turn.saying.text) ? goal.words[0] : random.pick(skips))
      continue
    }
    const again = words[next]
    next += 1
    if (!again || next > 3) break
    turn = await talk.say(again)
  }
  return { reached: goal.isAnswered(turn), turns: talk.turns, shortest }
}

const isQualifying = ({ conversation }: Turn) => conversation.stage === 'qualify'

/** Two things in one message, both of which are to be answered. */
async function askTwo(goal: Asking, other: Asking, talk: Talk): Promise<Played> {
  let turn = await talk.say(`${goal.words[0].replace(/\?$/, '')} e ${other.words[0]}`)
  let [one, two] = [goal.isAnswered(turn), other.isAnswered(turn)]
  for (const [isMissing, words] of [
    [() => !one, goal.words],
    [() => !two, other.words],
  ] as const) {
    if (!isMissing()) continue
    turn = await talk.say(words[0])
    one ||= goal.isAnswered(turn)
    two ||= other.isAnswered(turn)
  }
  return { reached: one && two, turns: talk.turns, shortest: 1 }
}
