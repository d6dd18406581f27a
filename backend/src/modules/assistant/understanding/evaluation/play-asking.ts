import { seeded } from '@ag/agents/seeded'
import type { Turn } from '../../conversation'
import type { Dialogue } from './dialogue'
import type { Asking } from './goals'
import { inMood, type Mood } from './moods'
import type { Played } from './play-booking'

const mostTurns = 8
const greetings = ['oi', 'bom dia', 'olá']
const skips = ['prefiro não responder', 'pular']

/** Asks for something as a person of this mood does, in other words where it was not understood, and is content once it is answered. */
export async function playAsking(
  goal: Asking,
  mood: Mood,
  other: Asking,
  dialogue: Dialogue,
): Promise<Played> {
  const random = seeded(`${goal.words[0]} ${mood}`)
  const say = (words: string) => dialogue.say(inMood(words, mood, random))
  let shortest = 1
  const open: Record<string, () => Promise<unknown>> = {
    polite: () => dialogue.say(random.pick(greetings)),
    'changes mind': () => dialogue.say(other.words[0]),
    'leaves and returns': async () => {
      await dialogue.say(random.pick(greetings))
      dialogue.passes(40)
    },
  }
  if (open[mood]) {
    shortest += 1
    await open[mood]()
  }
  if (mood === 'all at once') return askTwo(goal, other, dialogue)
  const words = [...goal.words, ...goal.words]
  let turn = await say(goal.words[0])
  if (mood === 'asks in between' && !goal.isAnswered(turn)) shortest += 1
  let next = 1
  while (!goal.isAnswered(turn) && dialogue.turns < mostTurns) {
    if (goal.passesOver && isQualifying(turn)) {
      shortest += 1
      turn = await dialogue.say(/resolver/.test(turn.saying.text) ? goal.words[0] : random.pick(skips))
      continue
    }
    const again = words[next]
    next += 1
    if (!again || next > 3) break
    turn = await dialogue.say(again)
  }
  return { reached: goal.isAnswered(turn), turns: dialogue.turns, shortest }
}

const isQualifying = ({ conversation }: Turn) => conversation.stage === 'qualify'

/** Two things in one message, both of which are to be answered. */
async function askTwo(goal: Asking, other: Asking, dialogue: Dialogue): Promise<Played> {
  let turn = await dialogue.say(`${goal.words[0].replace(/\?$/, '')} e ${other.words[0]}`)
  let [one, two] = [goal.isAnswered(turn), other.isAnswered(turn)]
  for (const [isMissing, words] of [
    [() => !one, goal.words],
    [() => !two, other.words],
  ] as const) {
    if (!isMissing()) continue
    turn = await dialogue.say(words[0])
    one ||= goal.isAnswered(turn)
    two ||= other.isAnswered(turn)
  }
  return { reached: one && two, turns: dialogue.turns, shortest: 1 }
}
