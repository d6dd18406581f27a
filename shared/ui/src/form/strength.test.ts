import { strengthOf } from './strength'

const about = ['Helena Prado', 'helena@correio.example', 'Oficina do Bairro']

it.each<[password: string, score: number, weakness: string | undefined]>([
  ['123456789012', 1, 'common'],
  ['senha123456789', 1, 'similarToCommon'],
  ['qwertyuiopas', 1, 'similarToCommon'],
  ['aaaaaaaaaaaa', 0, 'simpleRepeat'],
  ['abcabcabcabc', 0, 'extendedRepeat'],
  ['minhasenha1234', 2, undefined],
  ['janeirofevereiro', 0, undefined],
  ['girassol azul', 3, undefined],
  ['girassol atravessa o rio', 4, undefined],
  ['quatro rios cruzam a serra azul', 4, undefined],
])('gives %s %i', (password, score, weakness) => {
  expect(strengthOf(password, about)).toEqual({ score, weakness })
})

it.each(['helena gosta de montanhas azuis', 'A-Oficina-do-Bairro-77!', 'meu correio e aquela árvore'])(
  'thinks less of %s, which leans on its owner',
  (password) => {
    expect(strengthOf(password, [])).toMatchObject({ score: 4 })
    expect(strengthOf(password, about)).toEqual({ score: 2, weakness: 'userInputs' })
  },
)

it.each(['4321casa1234567'.repeat(8), '1!|$@'.repeat(25)])('is quick with %s', (password) => {
  const start = performance.now()
  strengthOf(password, about)
  expect(performance.now() - start).toBeLessThan(1000)
})
