import { proveWork } from '../../testing/prove-work'
import { createProofsOfWork } from './proof-of-work'

const proofs = createProofsOfWork('a secret of at least thirty-two characters')
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

it('takes work that was done for this hold, and fits into a booking', async () => {
  const proof = await proveWork(await proofs.challenge('hold_1'))
  expect(proof.length).toBeLessThan(2000)
  expect(await proofs.isDone('hold_1', proof)).toBe(true)
  expect(await proofs.isDone('hold_2', proof)).toBe(false)
})

it('takes nothing that was changed, guessed or set elsewhere', async () => {
  const challenge = await proofs.challenge('hold_1')
  const { solution } = JSON.parse(Buffer.from(await proveWork(challenge), 'base64').toString())
  const parameters = { ...challenge.parameters, data: { hold: 'hold_2' } }
  const elsewhere = createProofsOfWork('another secret of thirty-two characters!')
  const wrong: Array<[string, string]> = [
    ['hold_2', encode({ challenge: { ...challenge, parameters }, solution })],
    ['hold_1', encode({ challenge, solution: { ...solution, derivedKey: 'ff'.repeat(32) } })],
    ['hold_1', encode({ challenge, solution: { ...solution, derivedKey: 'not hex' } })],
    ['hold_1', encode({ challenge: { ...challenge, signature: 'x' }, solution })],
    ['hold_1', encode({ challenge })],
    ['hold_1', await proveWork(await elsewhere.challenge('hold_1'))],
    ['hold_1', ''],
    ['hold_1', '{'],
    ['hold_1', encode(null)],
  ]
  for (const [hold, proof] of wrong) expect(await proofs.isDone(hold, proof)).toBe(false)
})
