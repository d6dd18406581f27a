import type { Product } from '@ag/contracts'
import { findProducts } from '../../find-products'
import { readChannel, readFreeChoice, readOrdinal, readSize, readTiming } from '../../read-answer'
import { readContact } from '../../read-contact'
import { type Intent, readIntent } from '../../read-intent'
import { readMoment } from '../../read-moment'
import { fold } from '../../words'
import type { Understand, Utterance, WishedIntent } from '../corpus/schema'
import { readEntities } from '../read-entities'

type Message = Pick<Utterance, 'text' | 'stage' | 'asked'>

const planning = ['schedule', 'contact', 'review', 'confirm']

/** The patterns of words as an understanding, so that what replaces them is measured against them. */
export function understandByRules(products: readonly Product[]): Understand {
  return (message, now) => {
    const wish = wishOf(message, products, now)
    return {
      wishes: [{ intent: wish, confidence: 1 }],
      entities: readEntities(message, { wishes: [wish], products, now }),
    }
  }
}

function wishOf({ text, stage, asked }: Message, products: readonly Product[], now: Date): WishedIntent {
  const folded = fold(text)
  const read = readIntent(text)
  const renamed: Partial<Record<Intent, WishedIntent>> = {
    manage_meeting: /cancel|desmarc/.test(folded) ? 'cancel_meeting' : 'move_meeting',
    my_meetings: 'find_meeting',
  }
  if (read !== 'unknown') return renamed[read] ?? (read as WishedIntent)
  if (asked === 'slot' || (planning.includes(stage) && readMoment(text, now))) {
    if (readOrdinal(text) || readFreeChoice(text)) return 'choose_slot'
    if (readMoment(text, now)) return stage === 'schedule' ? 'give_time' : 'change_slot'
  }
  if (planning.includes(stage) && readChannel(text)) return 'give_channel'
  if (asked === 'size' && readSize(text)) return 'give_size'
  if (asked === 'timing' && readTiming(text)) return 'give_timing'
  if (asked === 'need' || asked === 'interest') return 'advice'
  if (Object.keys(readContact(text, { nameAsked: asked === 'name' })).length > 0) return 'give_contact'
  if (findProducts(text, products).length > 0) return 'product'
  return 'unclear'
}
