import { notified } from '@ag/testing'
import { tellOffline } from './tell-offline'

const network = (there: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(there)
  window.dispatchEvent(new Event(there ? 'online' : 'offline'))
}

it('says that the network is gone, once, and goes when it is back', () => {
  tellOffline()
  expect(notified()).toEqual([])
  network(false)
  network(false)
  expect(notified()).toEqual([expect.stringMatching(/^Você está sem internet/)])
  network(true)
  expect(notified()).toEqual([])
})
