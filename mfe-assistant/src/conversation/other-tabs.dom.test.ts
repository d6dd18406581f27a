import { watchOtherTabs } from './other-tabs'

it('is alone in a browser that blocks what tabs say to each other', () => {
  const { BroadcastChannel } = globalThis
  class Blocked {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Blocked })
  const hear = jest.fn()
  const tabs = watchOtherTabs(hear)
  tabs.tell('as_1')
  tabs.stop()
  expect(hear).not.toHaveBeenCalled()
  Object.assign(globalThis, { BroadcastChannel })
})
