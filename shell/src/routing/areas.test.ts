import { makeAreas } from '@ag/testing'
import { areaOf } from './areas'

it.each([
  ['/', 'public'],
  ['/agents', 'public'],
  ['/auth', 'auth'],
  ['/auth/login', 'auth'],
  ['/authors', 'public'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/billing', 'dashboard'],
  ['/dashboards', 'public'],
  ['/admin/meetings', 'admin'],
  ['/nada', 'public'],
])('%s belongs to %s', (path, area) => {
  expect(areaOf(makeAreas(), path)?.id).toBe(area)
  expect(areaOf(makeAreas().reverse(), path)?.id).toBe(area)
})

it('leaves what no area takes to nobody', () => {
  const areas = makeAreas().filter(({ path }) => path !== '/')
  expect(areaOf(areas, '/nada')).toBeUndefined()
  expect(areaOf(areas, '/auth/login')?.id).toBe('auth')
})
