import { readdirSync } from 'node:fs'
import { answerFromTables } from '../answer-from-tables'
import { ask, type QuestionSet, readTables } from './judge'

// Asks all sets of questions, or those named, and tells what went wrong. Arguments: the folder of the sets, then names of sets.

const [folder = '', ...named] = process.argv.slice(2)
const isSet = (name: string) =>
  /^[a-z-]+\.ts$/.test(name) && !/^(?:rows|describe-sets)\.ts$|-tables\.ts$/.test(name)
const names =
  named.length > 0
    ? named
    : readdirSync(folder)
        .filter(isSet)
        .map((name) => name.slice(0, -3))

const sums = { asked: 0, right: 0, wrong: 0, refused: 0, invented: 0, untold: 0 }
for (const name of names) {
  const { files, labelled, unanswerable }: QuestionSet = await import(`./held-out/${name}.ts`)
  const tables = readTables(files)
  const results = labelled.map((one) => ({ ...ask(tables, one), right: one[2] }))
  const invented = unanswerable.filter(
    (question) => answerFromTables(question, tables).answer.kind === 'answer',
  )
  const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length
  const [right, wrong, refused] = [count('right'), count('wrong'), count('refused')]
  console.log(`${name}: ${right} of ${labelled.length} right, ${wrong} wrong, ${refused} refused`)
  for (const { question, outcome, given, right } of results)
    if (outcome !== 'right') console.log(`  ${outcome}: ${question}\n    ${JSON.stringify({ given, right })}`)
  const silent = results.filter(({ untold }) => untold.length > 0)
  for (const { question, untold } of silent)
    console.log(`  does not say what it was kept to: ${question}\n    ${JSON.stringify(untold)}`)
  for (const question of invented) console.log(`  has no answer and got one: ${question}`)
  sums.asked += labelled.length
  sums.right += right
  sums.wrong += wrong
  sums.refused += refused
  sums.invented += invented.length
  sums.untold += silent.length
}
console.log(JSON.stringify(sums))
process.exitCode = sums.wrong + sums.invented + sums.untold > 0 || sums.refused > sums.asked / 10 ? 1 : 0
