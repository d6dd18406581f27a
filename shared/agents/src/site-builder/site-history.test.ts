import fc from 'fast-check'
import { businessKinds } from './business-kinds'
import { draftSite, type SectionKind, sectionKinds } from './site'
import { type SiteStep, startHistory, takeStep } from './site-history'

const site = draftSite('oficina', businessKinds.oficina.sample)
const after = (...steps: SiteStep[]) => steps.reduce(takeStep, startHistory(site))
const kinds = (steps: SiteStep[]) => after(...steps).present.sections.map(({ kind }) => kind)
const words = (text: string, section: SectionKind = 'about'): SiteStep => ({
  type: 'words',
  section,
  key: 'title',
  text,
})

it.each<[string, SiteStep[], SectionKind[]]>([
  [
    'moves a section down',
    [{ type: 'move', section: 'offer', by: 1 }],
    ['hero', 'about', 'offer', 'hours', 'questions', 'contact'],
  ],
  [
    'moves a section up',
    [{ type: 'move', section: 'contact', by: -1 }],
    ['hero', 'offer', 'about', 'hours', 'contact', 'questions'],
  ],
  [
    'keeps the opening first',
    [
      { type: 'move', section: 'offer', by: -1 },
      { type: 'move', section: 'hero', by: 1 },
    ],
    [...sectionKinds],
  ],
  ['keeps the last one last', [{ type: 'move', section: 'contact', by: 1 }], [...sectionKinds]],
  [
    'removes a section',
    [{ type: 'remove', section: 'hours' }],
    ['hero', 'offer', 'about', 'questions', 'contact'],
  ],
  ['never removes the opening', [{ type: 'remove', section: 'hero' }], [...sectionKinds]],
])('%s', (_, steps, expected) => {
  expect(kinds(steps)).toEqual(expected)
})

it('takes back letters typed in a row as one step, and steps in another field one by one', () => {
  const typed = after(words('A'), words('Ab'), words('Abc'), words('X', 'hours'))
  const once = takeStep(typed, { type: 'undo' })
  expect(once.present.sections[2]?.words.title).toBe('Abc')
  expect(takeStep(once, { type: 'undo' }).present).toBe(site)
})

it('forgets what was taken back once something else is done', () => {
  const history = after(
    { type: 'remove', section: 'hours' },
    { type: 'undo' },
    { type: 'layout', section: 'hero' },
  )
  expect(history.future).toEqual([])
  expect(history.present.sections[0]?.layout).not.toBe(site.sections[0]?.layout)
})

it('brings a removed section back, once', () => {
  const [, , , hours] = site.sections
  if (!hours) throw new Error('there are no hours')
  const restore: SiteStep = { type: 'restore', section: hours }
  expect(kinds([{ type: 'remove', section: 'hours' }, restore, restore])).toEqual([
    'hero',
    'offer',
    'about',
    'questions',
    'contact',
    'hours',
  ])
})

it('comes back to where it began by undoing everything, and forward again by redoing it', () => {
  const section = fc.constantFrom(...sectionKinds)
  const step: fc.Arbitrary<SiteStep> = fc.oneof(
    fc.record({ type: fc.constant('words' as const), section, key: fc.constant('title'), text: fc.string() }),
    fc.record({ type: fc.constant('layout' as const), section }),
    fc.record({ type: fc.constant('remove' as const), section }),
    fc.record({ type: fc.constant('move' as const), section, by: fc.constantFrom(-1 as const, 1 as const) }),
    fc.record({
      type: fc.constant('scheme' as const),
      scheme: fc.constantFrom('trigo' as const, 'oliva' as const),
    }),
    fc.constant({ type: 'undo' as const }),
    fc.constant({ type: 'redo' as const }),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const end = after(...steps)
      let back = end
      while (back.past.length > 0) back = takeStep(back, { type: 'undo' })
      expect(back.present).toEqual(site)
      let forward = back
      while (forward.future.length > 0) forward = takeStep(forward, { type: 'redo' })
      const newest = end.future.at(-1) ?? end.present
      expect(forward.present).toEqual(newest)
    }),
  )
})

it('changes what is told beyond the sections, letters typed in a row as one step', () => {
  const typed = after(
    { type: 'fact', key: 'name', text: 'Ofi' },
    { type: 'fact', key: 'name', text: 'Oficina' },
    { type: 'detail', key: 'address', text: 'Rua A' },
  )
  expect(typed.present).toMatchObject({ name: 'Oficina', details: { address: 'Rua A' } })
  expect(typed.past).toHaveLength(2)
})
