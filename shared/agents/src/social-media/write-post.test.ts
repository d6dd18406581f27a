import fc from 'fast-check'
import { segments } from '../segments'
import { countFor, fitTo, type NetworkId, networkOf, networks } from './networks'
import { angles, segmentWords, tones } from './phrases'
import { readNote, understood } from './read-note'
import { hashtagsOf, type SocialBrief, writePost } from './write-post'

const brief: SocialBrief = {
  business: 'Pet Amigo',
  segment: 'pets',
  theme: 'Cuidados no verão',
  tone: 'close',
  networks: ['instagram', 'x'],
}
const oneOf = <Id extends string>(list: readonly { id: Id }[]) => fc.constantFrom(...list.map(({ id }) => id))
const briefs: fc.Arbitrary<SocialBrief> = fc.record({
  business: fc.string({ unit: 'grapheme', maxLength: 80 }),
  segment: oneOf(segments),
  theme: fc.string({ unit: 'grapheme', maxLength: 400 }),
  tone: oneOf(tones),
  networks: fc.subarray(networks.map(({ id }) => id)),
})

test.each<[NetworkId, string, number]>([
  ['instagram', 'ação', 4],
  ['instagram', '🎉', 1],
  ['x', 'ação', 4],
  ['x', '🎉', 2],
  ['x', '👩‍👩‍👧', 2],
  ['x', '漢', 2],
  ['x', 'veja https://exemplo.com.br/uma/pagina/bem/comprida', 28],
])('%s counts %s as %i', (network, text, count) => {
  expect(countFor(network, text)).toBe(count)
})

test.each<[string, number, string]>([
  ['cabe inteiro', 20, 'cabe inteiro'],
  ['uma frase, que passa', 12, 'uma frase…'],
  ['inconstitucional', 6, 'inco…'], // X takes the dots for two
])('“%s” in %i is “%s”', (text, limit, fitted) => {
  expect(fitTo('x', text, limit)).toBe(fitted)
})

it('writes the same theme in the way of each network', () => {
  expect(writePost(brief, 'instagram', 'tip').text).toBe(
    [
      'Cuidados no verão: três coisas que a gente aprendeu na prática. 💡',
      '✓ Água fresca sempre, e mais de um potinho pela casa.\n✓ Nos dias quentes, passeio cedo ou no fim da tarde.\n✓ Escovar em casa dá carinho e tira os pelos soltos.',
      'Salve para consultar depois.',
      '#CuidadosVerao #AmorDePet #PetAmigo #VidaDePet #PetFeliz',
    ].join('\n\n'),
  )
  expect(writePost(brief, 'x', 'tip').text).toBe(
    'Cuidados no verão: três coisas que a gente aprendeu na prática.\nÁgua fresca sempre, e mais de um potinho pela casa.\n\nGuarde este post.\n\n#CuidadosVerao #AmorDePet',
  )
  expect(writePost({ ...brief, tone: 'playful' }, 'linkedin', 'question').text).not.toMatch(
    /\p{Extended_Pictographic}/u,
  )
})

it('describes the picture', () => {
  expect(writePost(brief, 'instagram', 'tip').alt).toMatch(
    /^Cartão de fundo .+ com .+\. Texto: “Dica da semana: Cuidados no verão”\. Assinatura: Pet Amigo\.$/,
  )
})

test.each<[string, string, number, string]>([
  ['Volta às aulas', 'Escola Azul', 5, '#VoltaAulas #A #EscolaAzul #B #C'],
  ['Volta às aulas', 'Escola Azul', 1, '#VoltaAulas'],
  ['2026', '!!!', 2, '#A #B'],
  ['A', 'A', 5, '#A #B #C'],
])('%s by %s has the hashtags of %i', (theme, business, most, tags) => {
  expect(hashtagsOf(theme, business, ['A', 'B', 'C'], most)).toBe(tags)
})

it('never goes over what a network takes, says no undefined, and repeats itself exactly', () => {
  fc.assert(
    fc.property(
      briefs,
      oneOf(networks),
      oneOf(angles),
      fc.nat(5),
      fc.string(),
      (any, network, angle, version, note) => {
        const post = writePost(any, network, angle, version, readNote(note))
        expect(countFor(network, post.text)).toBeLessThanOrEqual(networkOf(network).limit)
        expect(post.text.match(/#\p{L}+/gu)?.length ?? 0).toBeLessThanOrEqual(
          networkOf(network).hashtags + countHashes(any),
        )
        expect(`${post.text}${post.alt}`).not.toMatch(/undefined/)
        expect(post.alt.length).toBeGreaterThan(20)
        expect(writePost(any, network, angle, version, readNote(note))).toEqual(post)
      },
    ),
  )
})
const countHashes = ({ theme, business }: SocialBrief) => (theme + business).match(/#/g)?.length ?? 0

it('fits within any limit', () => {
  fc.assert(
    fc.property(
      oneOf(networks),
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 1, max: 60 }),
      (network, text, limit) => {
        expect(countFor(network, fitTo(network, text, limit))).toBeLessThanOrEqual(
          Math.max(limit, network === 'x' ? 2 : 1),
        )
      },
    ),
  )
})

it('says something else in every trade, tone and angle', () => {
  const texts = segments.flatMap(({ id: segment }) =>
    tones.flatMap(({ id: tone }) =>
      angles.map(({ id: angle }) => writePost({ ...brief, segment, tone }, 'facebook', angle).text),
    ),
  )
  expect(new Set(texts).size).toBe(segments.length * tones.length * angles.length)
})

test.each([
  ['Muito longo, encurte', ['texto mais curto']],
  ['sem emojis, por favor', ['sem emoji']],
  ['Tire as hashtags e deixe mais formal', ['sem hashtags', 'tom mais profissional']],
  ['Termine com uma pergunta', ['termina com uma pergunta']],
  ['Pode ser mais divertido?', ['tom mais divertido']],
  ['Não gostei', []],
])('“%s” is understood as %j', (note, changes) => {
  expect(understood(note)).toEqual(changes)
})

it('does what a note asks', () => {
  const long = writePost(brief, 'instagram', 'tip')
  const short = writePost(brief, 'instagram', 'tip', 1, readNote('mais curto, sem emoji e sem hashtags'))
  expect(short.text.length).toBeLessThan(long.text.length)
  expect(short.text).not.toMatch(/#|\p{Extended_Pictographic}/u)
  expect(writePost(brief, 'instagram', 'tip', 1, readNote('faça uma pergunta')).text).toContain(
    'E por aí, como é?',
  )
})

test.each(segments)('$name has hashtags of plain letters', ({ id }) => {
  for (const tag of segmentWords[id].hashtags) expect(tag).toMatch(/^[A-Za-z0-9]+$/)
})
