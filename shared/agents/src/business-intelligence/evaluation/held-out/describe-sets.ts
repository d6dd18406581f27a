import { answerFromTables } from '../../answer-from-tables'
import { ask, type QuestionSet, readTables } from '../judge'

/** Asks some sets of questions. How each did before the rules learned from it stands in docs/performance.md. */
export const describeSets = (sets: [about: string, set: QuestionSet][]) =>
  describe.each(sets)('%s', (_, { files, labelled, unanswerable }) => {
    const tables = readTables(files)
    const results = labelled.map((one) => ask(tables, one))
    const having = (outcome: string) =>
      results.filter((one) => one.outcome === outcome).map(({ question, given }) => [question, given])

    it('asks a hundred questions, a tenth of them without an answer', () => {
      expect([labelled.length + unanswerable.length, unanswerable.length]).toEqual([100, 10])
    })

    it('gives no wrong number', () => {
      expect(having('wrong')).toEqual([])
    })

    it('says in the title of each answer what it was kept to', () => {
      expect(results.filter(({ untold }) => untold.length > 0)).toEqual([])
    })

    it('answers at least nine in ten of what the tables hold', () => {
      expect(having('refused').slice(labelled.length / 10)).toEqual([])
    })

    it.each(unanswerable)('does not answer: %s', (question) => {
      const { answer } = answerFromTables(question, tables)
      expect(answer).toMatchObject({ kind: expect.stringMatching(/^(?:unknown|ask)$/) })
      expect(answer.offers.length).toBeGreaterThan(0)
    })
  })
