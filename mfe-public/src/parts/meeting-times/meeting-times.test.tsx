import { getAvailableDays, getAvailableSlots, holdSlot } from '@ag/contracts'
import { prefetch, queryClient } from '@ag/platform'
import {
  fakeBackend,
  makeAvailableDay,
  makeAvailableMonth,
  makeHold,
  makeSlot,
  renderScreen,
} from '@ag/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { firstDays } from './bookable-days'
import { MeetingTimes } from './meeting-times'
import { useSlotChoice } from './slot-choice'
import { SlotProblemNotice } from './slot-problem'

function Choosing() {
  const choice = useSlotChoice()
  return (
    <>
      <h2>Dia e horário</h2>
      {choice.problem && <SlotProblemNotice problem={choice.problem} onHour={choice.hold} />}
      <MeetingTimes choice={choice} />
    </>
  )
}

function Later() {
  const [isShown, show] = useState(false)
  return isShown ? (
    <Choosing />
  ) : (
    <button type="button" onClick={() => show(true)}>
      Horários
    </button>
  )
}

const day = (name: string | RegExp) => screen.findByRole('button', { name })
const tuesday = () => day('terça-feira, 24 de novembro de 2026, 3 horários livres')
const hours = () => screen.getByRole('heading', { name: 'Escolha o horário' })
/** What follows the hour, where the machine of the test is, is no matter. */
const hour = (time: string) => screen.findByRole('button', { name: new RegExp(`^${time}`) })
const held = () => screen.findByRole('region', { name: 'Horário reservado' })

/** In the month that the backend answers with. */
const now = Date.parse('2026-11-18T12:00:00-03:00')

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now)
  fakeBackend.replies(getAvailableDays, makeAvailableMonth())
  fakeBackend.replies(getAvailableSlots, makeAvailableDay())
  fakeBackend.replies(holdSlot, makeHold())
})
afterEach(() => jest.restoreAllMocks())

it('passes axe, from the calendar to the hour that is held', async () => {
  const { container } = renderScreen(<Choosing />)
  await userEvent.click(await tuesday())
  await userEvent.click(await hour('14:00'))
  await held()
  expect(await axe(container)).toHaveNoViolations()
})

describe('a day', () => {
  it.each([
    ['a holiday', '2026-11-20', /^sexta-feira, 20 de novembro de 2026, Fechado: Dia da Consciência Negra$/],
    [
      'a day without a free hour',
      '2026-11-25',
      /^quarta-feira, 25 de novembro de 2026, nenhum horário livre$/,
    ],
    ['a weekend', '2026-11-21', /^sábado, 21 de novembro de 2026$/],
  ])('cannot be %s', async (_, date, name) => {
    renderScreen(<Choosing />)
    const closed = await day(name)
    expect(closed).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(closed)
    expect(fakeBackend.paths(getAvailableSlots).filter((path) => path.includes(date))).toEqual([])
  })

  it('is the first with a free hour until another is chosen, and takes the focus from nobody', async () => {
    renderScreen(<Choosing />)
    expect(await hour('09:00')).toBeVisible()
    expect(hours()).toHaveAccessibleDescription(/^quinta-feira, 19 de novembro de 2026 /)
    expect(document.body).toHaveFocus()
    await userEvent.click(await tuesday())
    expect(hours()).toHaveAccessibleDescription(/^terça-feira, 24 de novembro de 2026 /)
  })

  it('says for the eye as well why it is closed', async () => {
    renderScreen(<Choosing />)
    expect(await screen.findByText('Fechado: Dia da Consciência Negra (20/11)')).toBeVisible()
    expect(screen.getByText('Reuniões disponíveis apenas de segunda a sexta-feira')).toBeVisible()
  })

  it('leads by keyboard to its hours, and back', async () => {
    renderScreen(<Choosing />)
    const chosen = await tuesday()
    act(() => chosen.focus())
    await userEvent.keyboard('{Enter}')
    expect(hours()).toHaveFocus()
    expect(hours()).toHaveAccessibleDescription(
      'terça-feira, 24 de novembro de 2026 Horários em horário de Brasília',
    )
    await hour('09:00')
    await userEvent.tab()
    expect(await hour('09:00')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar ao calendário' }))
    expect(chosen).toHaveFocus()
  })

  it('that has filled up meanwhile leads to the next one', async () => {
    fakeBackend.replies(getAvailableSlots, makeAvailableDay([], { next_available_date: '2026-11-26' }))
    renderScreen(<Choosing />)
    await userEvent.click(await tuesday())
    expect(
      await screen.findByText(
        'Nenhum horário livre neste dia. Próximo dia disponível: quinta-feira, 26 de novembro de 2026',
      ),
    ).toBeVisible()
    fakeBackend.replies(getAvailableSlots, makeAvailableDay(['10:00'], { date: '2026-11-26' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ver este dia' }))
    expect(await hour('10:00')).toBeVisible()
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('26')
  })

  it('of the next month is what a full month is left for, before the calendar is there', async () => {
    const full = makeAvailableMonth({ last_date: '2026-12-31' })
    fakeBackend.replies(getAvailableDays, {
      ...full,
      days: full.days.map((each) => ({ ...each, free: 0 })),
    })
    renderScreen(<Later />)
    await prefetch(queryClient, [firstDays()])
    fakeBackend.neverAnswers(getAvailableDays)
    await userEvent.click(screen.getByRole('button', { name: 'Horários' }))
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    const december = [{ date: '2026-12-01', free: 2, closed_reason: null, closed_label: null }]
    const [, next] = queryClient.getQueryCache().getAll()
    act(() => queryClient.setQueryData(next?.queryKey ?? [], { ...full, month: '2026-12', days: december }))
    expect(await screen.findByRole('grid', { name: 'dezembro de 2026' })).toBeVisible()
  })

  it('can be asked for again when the days do not come', async () => {
    fakeBackend.fails(getAvailableDays, 500)
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    renderScreen(<Choosing />)
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  })
})

describe('an hour', () => {
  async function choose(time = '14:00') {
    await userEvent.click(await tuesday())
    await userEvent.click(await hour(time))
  }

  it('is held as soon as it is chosen, and leads on to what follows', async () => {
    renderScreen(<Choosing />)
    await choose()
    expect(await held()).toHaveTextContent('Reservamos este horário por 5 minutos.')
    expect(fakeBackend.requests(holdSlot)).toEqual([{ start_at: '2026-11-24T14:00:00-03:00' }])
    expect(await hour('14:00')).toHaveAttribute('aria-pressed', 'true')
    const words = screen.getByRole('group', {
      name: /^terça-feira, 24 de novembro de 2026, às 14:00 \(horário de Brasília\).* Reservamos este horário por 5 minutos\.$/,
    })
    expect(words).toHaveFocus()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(5:00|4:5\d)$/)
  })

  it('takes the place of the one before, which stays until then', async () => {
    renderScreen(<Choosing />)
    await choose()
    await held()
    fakeBackend.replies(getAvailableSlots, makeAvailableDay(['09:00', '14:30']))
    await userEvent.click(screen.getByRole('button', { name: 'Trocar horário' }))
    expect(hours()).toHaveFocus()
    fakeBackend.replies(holdSlot, makeHold({ id: 'hold_2' }))
    await userEvent.click(await hour('14:30'))
    expect(await screen.findByText(/às 14:30 \(horário de Brasília\)/)).toBeVisible()
    expect(fakeBackend.requests(holdSlot)[1]).toEqual({
      start_at: '2026-11-24T14:30:00-03:00',
      replaces: 'hold_1',
    })
  })

  it('that somebody else was faster with is followed by the three nearest', async () => {
    const near = ['2026-11-24 14:30', '2026-11-24 15:00', '2026-11-26 09:00'].map((when) => makeSlot(when))
    fakeBackend.fails(holdSlot, 409, { code: 'SLOT_TAKEN', alternatives: near })
    renderScreen(<Choosing />)
    await choose()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Esse horário acabou de ser reservado. Estes são os mais próximos:')
    expect(alert).toHaveFocus()
    fakeBackend.replies(holdSlot, makeHold())
    await userEvent.click(screen.getByRole('button', { name: 'qui., 26/11, 09:00' }))
    expect(await held()).toHaveTextContent('quinta-feira, 26 de novembro de 2026, às 09:00')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('time', () => {
  beforeEach(() => jest.useFakeTimers({ now }))
  afterEach(() => jest.useRealTimers())
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

  async function hold() {
    renderScreen(<Choosing />)
    await user.click(await tuesday())
    await user.click(await hour('14:00'))
    await held()
  }

  it('is counted in sight, said a few times, and can be had more of', async () => {
    await hold()
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said()).toEqual([''])
    expect(screen.queryByRole('button', { name: 'Manter por mais 5 minutos' })).not.toBeInTheDocument()
    await pass(181)
    expect(screen.getByRole('timer')).toHaveTextContent('1:59')
    expect(said()).toEqual(['Restam 2 minutos da reserva. Você pode mantê-la por mais 5 minutos.'])

    fakeBackend.replies(holdSlot, makeHold({ id: 'hold_2' }))
    await user.click(screen.getByRole('button', { name: 'Manter por mais 5 minutos' }))
    await pass(1)
    expect(screen.getByRole('timer')).toHaveTextContent(/^(5:00|4:5\d)$/)
    expect(fakeBackend.requests(holdSlot)[1]).toEqual({
      start_at: '2026-11-24T14:00:00-03:00',
      replaces: 'hold_1',
    })
  })

  it('that is over leads back to the hours', async () => {
    await hold()
    await pass(301)
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('O tempo da reserva acabou. Escolha o horário de novo.')
    expect(alert).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Horário reservado' })).not.toBeInTheDocument()
    expect(await hour('14:00')).toHaveAttribute('aria-pressed', 'false')
  })
})
