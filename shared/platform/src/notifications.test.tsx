import { act, renderHook } from '@testing-library/react'
import { dismiss, type Notification, notify, untilClosed, useNotifications } from './notifications'

let shown: () => Notification[]

beforeEach(() => {
  const { result } = renderHook(useNotifications)
  shown = () => result.current
  for (const { id } of shown()) act(() => dismiss(id))
})

function say(type: Notification['type'], title: string, duration?: number): string {
  let id = ''
  act(() => {
    id = notify({ type, title, duration })
  })
  return id
}
const titles = () => shown().map(({ title }) => title)

it.each<[Notification['type'], number | undefined, number]>([
  ['success', undefined, 5000],
  ['info', undefined, 5000],
  ['warning', undefined, 5000],
  ['error', undefined, 0],
  ['error', 3000, 3000],
  ['success', untilClosed, 0],
])('shows %s with duration %s for %i ms', (type, duration, expected) => {
  say(type, 'Salvo', duration)
  expect(shown()).toEqual([expect.objectContaining({ type, title: 'Salvo', duration: expected })])
})

it('shows the oldest first and takes one away by its id', () => {
  const first = say('info', 'Primeiro')
  say('info', 'Segundo')
  expect(titles()).toEqual(['Primeiro', 'Segundo'])
  act(() => dismiss(first))
  expect(titles()).toEqual(['Segundo'])
})

it('shows no more than three, and what waits to be closed longest', () => {
  say('error', 'Erro')
  for (const number of [1, 2, 3, 4]) say('info', `Aviso ${number}`)
  expect(titles()).toEqual(['Erro', 'Aviso 3', 'Aviso 4'])
})

it('makes room among confirmations before errors', () => {
  say('error', 'Erro')
  for (const number of [1, 2, 3]) say('success', `Feito ${number}`, untilClosed)
  expect(titles()).toEqual(['Erro', 'Feito 2', 'Feito 3'])
})

it('makes room among errors too', () => {
  for (const number of [1, 2, 3, 4]) say('error', `Erro ${number}`)
  expect(titles()).toEqual(['Erro 2', 'Erro 3', 'Erro 4'])
})
