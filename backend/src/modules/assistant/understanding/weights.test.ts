import { join } from 'node:path'
import { classify } from './classifier'
import { readCorpus } from './corpus/corpus'
import { examplesOf, fingerprintOf } from './train'
import { trainedWeights } from './weights'

const weights = trainedWeights()

it('is trained from the corpus as it stands; npm run train:assistant makes it so', () => {
  const lines = readCorpus(join(__dirname, 'corpus/train.jsonl'))
  expect(weights.corpus).toBe(fingerprintOf(lines))
  expect(weights.examples).toEqual(examplesOf(lines))
})

it.each([
  ['Confirmar', 'contact', 'name', 'yes'],
  ['faz um precinho camarada', 'discover', undefined, 'discount'],
  ['o painel não abre', 'discover', undefined, 'problem'],
  ['preciso de cliente pra minha oficina', 'discover', undefined, 'advice'],
] as const)('takes “%s” in %s, asked %s, for %s', (text, stage, asked, intent) => {
  const [best] = classify({ text, stage, asked }, weights)
  expect(best?.intent).toBe(intent)
})

it('shares one certainty among all intents', () => {
  const read = classify({ text: 'quanto custa', stage: 'discover', asked: undefined }, weights)
  expect(read.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1)
  expect(read).toHaveLength(weights.intents.length)
})
