import { type AvailableDay, type MeetingHold, meetingChannels, type Product } from '@ag/contracts'
import { agentPath, formatBRL, guaranteeDays, products, trialDays } from '@ag/core'
import { addDays, weekdayOf } from '@ag/core/days'
import { catalogue, questions, transactional } from '../db/seed/catalogue-data'
import { productPages } from '../db/seed/product-pages'
import { demoSettings } from '../db/seed/settings'
import { suits } from '../modules/assistant/find-slots'
import { createKnowledge } from '../modules/assistant/knowledge'
import type { OfferedSlot } from '../modules/assistant/memory'
import { policyEntries } from '../modules/assistant/policy-questions'
import type { Tools } from '../modules/assistant/tools'
import { slotLabel } from '../modules/meetings/availability'
import { clockOf, dayIn, isoIn } from '../modules/meetings/zoned-day'

const zone = 'America/Sao_Paulo'
const dayHours = [9, 10, 11, 13, 14, 15, 16, 17]

/** The catalogue as it opens, without a database. */
const seedProducts: Product[] = catalogue.map(({ id, price_cents, description, features, integrations }) => ({
  id,
  name: products.find((product) => product.id === id)?.name ?? id,
  description,
  price: price_cents / 100,
  price_formatted: formatBRL(price_cents).replace(/\u00a0/g, ' '),
  price_cents,
  popular: id === 'prospect',
  features: features.map(([name]) => name),
  integrations,
  demo_url: agentPath(id),
  icon_path: '',
  suited_to: productPages[id].suited_to,
  needs: productPages[id].needs,
  meters: productPages[id].meters,
}))

/** Tools over a catalogue and a calendar in memory: every weekday has eight hours, and those in `taken` are gone. */
export function fakeTools(
  now: Date,
  { taken = [] as string[], ...change }: Partial<Tools> & { taken?: string[] } = {},
): Tools {
  const knowledge = createKnowledge([
    ...questions.map(([question, answer]) => ({ question, answer })),
    ...policyEntries,
  ])
  const today = dayIn(zone, now)
  const openings = Array.from({ length: 60 }, (_, ahead) => addDays(today, ahead))
    .filter((day) => weekdayOf(day) <= 5)
    .flatMap((day) => dayHours.map((hour) => clockOf(day, zone)(hour * 60) ?? 0))
    .filter((start) => start > now.getTime() + 7_200_000)
    .map((start) => ({ start, channels: [...meetingChannels] }))
  const slotOf = (start: number): OfferedSlot => ({
    start_at: isoIn(zone, new Date(start)),
    end_at: isoIn(zone, new Date(start + 1_800_000)),
    label: slotLabel(new Date(start)),
  })
  const free = () => openings.filter(({ start }) => !taken.includes(isoIn(zone, new Date(start))))
  return {
    now: () => now,
    settings: async () => demoSettings,
    pricing: async () => ({
      currency: 'BRL',
      period: 'month',
      version: 1,
      updated_at: now.toISOString(),
      trial_days: trialDays,
      guarantee_days: guaranteeDays,
      products: seedProducts,
      transactional: transactional.map(({ price_cents, ...each }) => ({ ...each, price: price_cents / 100 })),
    }),
    product: async (id) => {
      const product = seedProducts.find((each) => each.id === id)
      if (!product) throw new Error(`No product ${id}.`)
      return {
        ...product,
        headline: '',
        summary: '',
        works: [],
        requirements: [],
        feature_details: [],
        faq: [],
        seo: { title: '', description: '' },
      }
    },
    find: async (question, productId) => knowledge.find(question, productId),
    day: async (date): Promise<AvailableDay> => ({
      date,
      timezone: zone,
      slot_minutes: 30,
      slots: [],
      closed_reason: weekdayOf(date) > 5 ? 'weekend' : date < today ? 'past' : null,
      closed_label: null,
      next_available_date: null,
    }),
    slots: async (wish) =>
      free()
        .filter((opening) => suits(wish, opening))
        .slice(0, 3)
        .map(({ start }) => slotOf(start)),
    hold: async (start_at) => {
      const start = Date.parse(start_at)
      if (!free().some((opening) => opening.start === start)) {
        return {
          status: 'taken',
          alternatives: free()
            .slice(0, 3)
            .map(({ start: each }) => slotOf(each)),
        }
      }
      const slot = slotOf(start)
      const hold: MeetingHold = {
        id: 'hold_1',
        start_at: slot.start_at,
        end_at: slot.end_at,
        expires_at: new Date(now.getTime() + 300_000).toISOString(),
        challenge: null,
      }
      return { status: 'held', slot, hold }
    },
    release: async () => undefined,
    mailLinks: async () => undefined,
    manageUrl: (id) => `http://localhost:3000/consultation/manage#${id}.key`,
    calendarUrl: (id) => `http://localhost:3000/calendar/${id}`,
    customer: undefined,
    ...change,
  }
}
