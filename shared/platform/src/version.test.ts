import about from '../package.json'
import { platformVersion } from './version'

it('is the version of this package', () => {
  expect(platformVersion).toBe(about.version)
})
