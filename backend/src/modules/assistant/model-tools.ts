import * as z from 'zod/mini'
import { dayOf } from './texts'
import type { Tools } from './tools'

interface ModelTool {
  description: string
  parameters: object
  run(args: unknown, tools: Tools): Promise<unknown>
}

const nothing = { type: 'object', properties: {}, additionalProperties: false }
const one = (name: string, description: string) => ({
  type: 'object',
  properties: { [name]: { type: 'string', description } },
  required: [name],
  additionalProperties: false,
})

const agentArgs = z.object({ agent_id: z.string().check(z.maxLength(64)) })
const questionArgs = z.object({ question: z.string().check(z.maxLength(300)) })

/** What a model may look up. It can hold nothing and book nothing. */
export const modelTools: Record<string, ModelTool> = {
  list_agents: {
    description: 'Every agent with its id, what it does and its price per month, and what use costs.',
    parameters: nothing,
    async run(_args, tools) {
      const { products, transactional, trial_days, guarantee_days } = await tools.pricing()
      return {
        agents: products.map(({ id, name, description, price_formatted }) => ({
          id,
          name,
          description,
          price: price_formatted,
        })),
        usage: transactional.map(({ label, price, per }) => `${label}: R$ ${price} por ${per}`),
        trial_days,
        guarantee_days,
      }
    },
  },
  describe_agent: {
    description: 'One agent in detail: features, integrations, questions and price.',
    parameters: one('agent_id', 'The id from list_agents'),
    async run(args, tools) {
      const { name, description, price_formatted, feature_details, integrations, faq } = await tools.product(
        z.parse(agentArgs, args).agent_id,
      )
      return {
        name,
        description,
        price: price_formatted,
        integrations,
        features: feature_details.map((each) => `${each.name}: ${each.description}`),
        faq: faq.map(({ question, answer }) => ({ question, answer })),
      }
    },
  },
  search_help: {
    description: 'The answer to a frequent question about trial, payment, cancelling, meetings or privacy.',
    parameters: one('question', 'The question in Portuguese'),
    async run(args, tools) {
      const found = await tools.find(z.parse(questionArgs, args).question)
      return found ? { question: found.question, answer: found.answer } : { answer: null }
    },
  },
  free_slots: {
    description:
      'The next free times for a meeting. Booking is done by the visitor with the buttons, never by you.',
    parameters: nothing,
    async run(_args, tools) {
      const slots = await tools.slots({})
      return { slots: slots.map(({ start_at, label }) => ({ label, day: dayOf(start_at) })) }
    },
  },
  my_services: {
    description: 'What the signed-in customer holds and their next invoice; nothing for visitors.',
    parameters: nothing,
    async run(_args, { customer }) {
      if (!customer) return { signed_in: false }
      const { services, next_invoice } = await customer.dashboard()
      return {
        signed_in: true,
        services: services.map(({ name, status }) => ({ name, status })),
        next_invoice,
      }
    },
  },
}
