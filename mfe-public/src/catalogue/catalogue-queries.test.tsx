import { getPricing, getProduct } from '@ag/contracts'
import { useQuery } from '@ag/platform'
import { fakeBackend, makePricing, makeProductDetails, renderScreen } from '@ag/testing'
import { act } from '@testing-library/react'
import { pricing, productDetails } from './catalogue-queries'

function Watched() {
  useQuery(pricing)
  useQuery(productDetails('prospect'))
  return null
}

const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000))
const asked = () => [fakeBackend.paths(getPricing).length, fakeBackend.paths(getProduct).length]

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('asks for prices and features every five minutes, and so for the catalogue within ten', async () => {
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getProduct, makeProductDetails())
  renderScreen(<Watched />)
  await minutes(0.1)
  expect(asked()).toEqual([1, 1])
  await minutes(4.8)
  expect(asked()).toEqual([1, 1])
  await minutes(0.2)
  expect(asked()).toEqual([2, 2])
  await minutes(5)
  expect(asked()).toEqual([3, 3])
})

it('asks sooner while the last answer was a failure', async () => {
  fakeBackend.fails(getPricing, 404)
  fakeBackend.fails(getProduct, 404)
  renderScreen(<Watched />)
  await minutes(0.1)
  await minutes(0.25)
  expect(asked()).toEqual([2, 2])
})
