import { readEarlyAnswer } from './early-answer'

const box = () => document.createElement('div')
const preferences = { necessary: true, functional: false, analytics: false, marketing: false }
const answer = { action: 'reject_all', preferences, timestamp: '2026-11-20T12:00:00.000Z' }

it('finds the answer that the page before left', () => {
  localStorage.setItem('ag.privacy', JSON.stringify({ early: answer }))
  expect(readEarlyAnswer(box())).toEqual(answer)
})

it.each(['', 'null', '{', '7', '{"early":7}', '{"early":null}', '{"early":{"answer":"accept"}}'])(
  'finds none in %s',
  (stored) => {
    localStorage.setItem('ag.privacy', stored)
    expect(readEarlyAnswer(box())).toBeUndefined()
  },
)
