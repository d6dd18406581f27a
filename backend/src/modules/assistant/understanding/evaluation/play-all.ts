import { Dialogue, emptyTally, type Tally } from './dialogue'
import { type Asking, goals as allGoals, type Goal } from './goals'
import { type Mood, moods } from './moods'
import { playAsking } from './play-asking'
import { type Played, playBooking } from './play-booking'

export interface DialogueFigures {
  dialogues: number
  reached: number
  /** Turns of the dialogues that reached their goal, and the fewest that these take. */
  turns: number
  shortest: number
  /** Dialogues and goals reached, by what people come for and by mood. */
  byTopic: Map<string, [reached: number, of: number]>
  byMood: Map<string, [reached: number, of: number]>
  tally: Tally
}

/** Plays every goal in every mood. */
export async function playAll(goals: readonly Goal[] = allGoals): Promise<DialogueFigures> {
  const tally = emptyTally()
  const figures: DialogueFigures = {
    dialogues: 0,
    reached: 0,
    turns: 0,
    shortest: 0,
    byTopic: new Map(),
    byMood: new Map(),
    tally,
  }
  const visitors = goals.filter((goal): goal is Asking => goal.kind === 'ask' && simple.includes(goal.topic))
  for (const [index, goal] of goals.entries()) {
    for (const mood of moods) {
      const other = visitors[(index * 7 + 3) % visitors.length]
      const played = await play(goal, mood, other, tally)
      note(figures, goal.kind === 'book' ? 'booking' : goal.topic, mood, played)
    }
  }
  return figures
}

/** What is asked along with something else. */
const simple = ['price', 'trial', 'discount', 'hours', 'payment', 'guarantee', 'contract', 'products']

function play(goal: Goal, mood: Mood, other: Asking | undefined, tally: Tally): Promise<Played> {
  if (goal.kind === 'book') return playBooking(goal, mood, new Dialogue(tally))
  return playAsking(goal, mood, other ?? goal, new Dialogue(tally, goal.who))
}

function note(
  figures: DialogueFigures,
  topic: string,
  mood: Mood,
  { reached, turns, shortest }: Played,
): void {
  figures.dialogues += 1
  for (const [counts, key] of [
    [figures.byTopic, topic],
    [figures.byMood, mood],
  ] as const) {
    const [before, of] = counts.get(key) ?? [0, 0]
    counts.set(key, [before + (reached ? 1 : 0), of + 1])
  }
  if (!reached) return
  figures.reached += 1
  figures.turns += turns
  figures.shortest += Math.min(turns, shortest)
}
