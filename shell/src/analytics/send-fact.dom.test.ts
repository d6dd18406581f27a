import { recordEvent, recordPageView } from '@ag/contracts'
import type { Fact } from '@ag/platform'
import { fakeBackend } from '@ag/testing'
import { waitFor } from '@testing-library/react'

const fact: Fact = {
  kind: 'demo_started',
  parameters: { product_id: 'prospect' },
  page: '/agents/prospect',
  title: 'Prospect AI',
  referrer: '/agents',
  user: 'usr_1',
  at: '2026-11-23T12:00:00.000Z',
}

/** What sends facts, as a page that was loaded anew has it. */
async function loadPage() {
  jest.resetModules()
  return (await import('./send-fact')).sendFact
}

beforeEach(() => {
  fakeBackend.replies(recordEvent, { recorded: true })
  fakeBackend.replies(recordPageView, { recorded: true })
})

it('sends an event with its circumstances', async () => {
  const send = await loadPage()
  send(fact)
  await waitFor(() =>
    expect(fakeBackend.requests(recordEvent)).toEqual([
      {
        event_name: 'demo_started',
        custom_parameters: { product_id: 'prospect' },
        user_id: 'usr_1',
        session_id: expect.any(String),
        page_url: '/agents/prospect',
        user_agent: navigator.userAgent,
        timestamp: '2026-11-23T12:00:00.000Z',
      },
    ]),
  )
})

it('sends a page view with its title and where somebody came from', async () => {
  const send = await loadPage()
  send({ ...fact, kind: 'page_view' })
  await waitFor(() =>
    expect(fakeBackend.requests(recordPageView)).toEqual([
      {
        page_url: '/agents/prospect',
        page_title: 'Prospect AI',
        referrer: '/agents',
        user_id: 'usr_1',
        session_id: expect.any(String),
        user_agent: navigator.userAgent,
        timestamp: '2026-11-23T12:00:00.000Z',
      },
    ]),
  )
})

it('names one load of the page, and another one differently', async () => {
  const first = await loadPage()
  first(fact)
  first(fact)
  const second = await loadPage()
  second(fact)
  await waitFor(() => expect(fakeBackend.requests(recordEvent)).toHaveLength(3))
  const [one, same, other] = fakeBackend.requests(recordEvent).map(({ session_id }) => session_id)
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})

it('lets nobody notice that it failed', async () => {
  fakeBackend.fails(recordEvent, 500)
  const send = await loadPage()
  expect(() => send(fact)).not.toThrow()
  await waitFor(() => expect(fakeBackend.requests(recordEvent)).toHaveLength(1))
})

it('tells of a booking of the assistant’s by name and params', async () => {
  const params = { session_id: 'ses_1', channel: 'video', preferred_time: '2026-11-24T15:00:00-03:00' }
  const send = await loadPage()
  send({ ...fact, kind: 'assistant_booking', parameters: params })
  await waitFor(() => expect(fakeBackend.requests(recordEvent)).toHaveLength(1))
  const [told] = fakeBackend.requests(recordEvent)
  expect(told).toMatchObject({ name: 'assistant_booking', params, page_url: '/agents/prospect' })
  expect(told).not.toHaveProperty('event_name')
  expect(told).not.toHaveProperty('custom_parameters')
})

describe('what could not be told', () => {
  let warned: jest.SpyInstance
  beforeEach(() => {
    warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    fakeBackend.fails(recordEvent, 500)
  })
  afterEach(() => {
    warned.mockRestore()
    Reflect.deleteProperty(process.env, 'AG_DEVELOPMENT')
  })

  it('is warned about where the site is being developed', async () => {
    process.env.AG_DEVELOPMENT = 'true'
    const send = await loadPage()
    send({ ...fact, kind: 'assistant_booking' })
    await waitFor(() =>
      expect(warned).toHaveBeenCalledWith('This was not recorded:', 'assistant_booking', 'INTERNAL'),
    )
  })

  it('is nobody’s concern elsewhere', async () => {
    const send = await loadPage()
    send({ ...fact, kind: 'assistant_booking' })
    await waitFor(() => expect(fakeBackend.requests(recordEvent)).toHaveLength(1))
    // The failure is known by then.
    await new Promise((resolve) => setTimeout(resolve))
    expect(warned).not.toHaveBeenCalled()
  })
})
