import { passwordNamesOwner } from '@ag/contracts'
import { AppError, products } from '@ag/core'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { BreachCheck } from './breach-check'

const administratorLength = 15
const leastStrength = 3

let strength: Promise<ZxcvbnFactory> | undefined

/** May a password be guessed in few tries by somebody who knows these words? */
export type IsGuessable = (password: string, words: string[]) => Promise<boolean>

export const isGuessable: IsGuessable = async (password, words) => {
  strength ??= createStrength()
  return (await strength).check(password.slice(0, 64), words).score < leastStrength
}

/** Tens of thousands of leaked passwords, Portuguese words and names, and the words of this trade. Unpacking and ranking them takes longer than a start should. */
async function createStrength(): Promise<ZxcvbnFactory> {
  const [common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ])
  return new ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      ...portuguese.dictionary,
      ours: [
        ...products.flatMap(({ name }) => name.toLowerCase().split(' ')),
        'agentes',
        'automacao',
        'painel',
      ],
    },
    graphs: common.adjacencyGraphs,
    useLevenshteinDistance: false,
    // Every digit may stand for letters: a hundred readings of 64 of them take seconds, and change no verdict.
    l33tMaxSubstitutions: 10,
  })
}

interface Owner {
  name: string
  email: string
  company: string
}

/** Throws the field error of a password that its owner should not choose. */
export type CheckNewPassword = (password: string, owner: Owner, isAdministrator?: boolean) => Promise<void>

/** What is asked of every password being chosen: our own rules, then whether it is known from a leak. */
export const newPasswordRules =
  (isBreached: BreachCheck, isWeak: IsGuessable = isGuessable): CheckNewPassword =>
  async (password, owner, isAdministrator = false) => {
    await checkAlone(password, owner, isAdministrator, isWeak)
    if (await isBreached(password)) {
      throw refused('PASSWORD_BREACHED', 'Essa senha apareceu em um vazamento de dados. Escolha outra.')
    }
  }

async function checkAlone(
  password: string,
  owner: Owner,
  isAdministrator: boolean,
  isWeak: IsGuessable,
): Promise<void> {
  if (isAdministrator && password.length < administratorLength) {
    throw refused('PASSWORD_TOO_SHORT', `Use pelo menos ${administratorLength} caracteres.`)
  }
  if (passwordNamesOwner(password, owner)) {
    throw refused('PASSWORD_NAMES_OWNER', 'A senha não pode conter seu nome, e-mail ou empresa.')
  }
  const words = [owner.name, owner.email, owner.company].flatMap((text) =>
    text.toLowerCase().split(/[\s@.]+/),
  )
  if (await isWeak(password, words)) {
    throw refused(
      'PASSWORD_COMMON',
      'Essa senha é fácil de adivinhar. Use uma frase ou palavras pouco comuns.',
    )
  }
}

const refused = (code: string, message: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ field: 'password', code, message }] })
