import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the texts of home and of the agents' pages are. */
const folders = ['screens/home', 'screens/agent', 'screens/agents', 'parts', 'catalogue', 'sharing']
/** What is counted by its own rule: how long a time is held. */
const counted = /meeting-times/

const sources = folders.flatMap((folder) =>
  readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !counted.test(file))
    .map((file) => join(folder, file)),
)

it.each([...sources, 'page-titles.ts'])(
  'numbers that %s states are computed, from the catalogue or from what a rule of the product uses',
  (file) => {
    const source = readFileSync(join(__dirname, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')
    expect(source).not.toMatch(
      /R\$\s?\d|\d\s?%|\d+ (?:dias?|horas?|minutos?|meses|agentes|clientes|empresas)/,
    )
    expect(source).not.toMatch(/\b(?:em um minuto|em dois minutos|sete agentes|mil clientes)\b/)
  },
)
