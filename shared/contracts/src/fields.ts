import * as z from 'zod/mini'

/** Longest and shortest password of a customer; administrators choose a longer one on the server. */
export const passwordLength = { least: 12, most: 128 }

/** Brazilian national or international number as +digits; undefined when it cannot be one. */
export function phoneNumber(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (text.trim().startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined
  return /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/.test(digits) ? `+55${digits}` : undefined
}

export const emailField = z.string('Informe um e-mail válido.').check(
  z.trim(),
  z.maxLength(254, 'Informe um e-mail válido.'),
  // Neither a number nor a literal for a domain, and nothing that nobody sees.
  z.regex(
    /^[^\s@<>,;"()[\]\p{C}]+@(?:[^\s@<>,;"()[\].\p{C}]+\.)+(?!\d+$)[^\s@<>,;"()[\].\p{C}]+$/u,
    'Informe um e-mail válido.',
  ),
)

/** A person's name. @param missing what is said where there is none */
export const nameFieldSaying = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(2, missing),
      z.maxLength(100, 'Use no máximo 100 caracteres.'),
      z.regex(/\p{L}/u, missing),
    )

export const nameField = nameFieldSaying('Informe seu nome.')

export const companyField = z
  .string('Informe o nome da empresa.')
  .check(
    z.trim(),
    z.minLength(1, 'Informe o nome da empresa.'),
    z.maxLength(120, 'Use no máximo 120 caracteres.'),
  )

/** Empty means none; what comes out is null or +digits. */
export const phoneField = z.pipe(
  z.string('Informe um telefone com DDD.').check(
    z.maxLength(40, 'Informe um telefone com DDD.'),
    z.refine((text) => text.trim() === '' || phoneNumber(text) !== undefined, 'Informe um telefone com DDD.'),
  ),
  z.transform((text) => phoneNumber(text) ?? null),
)

/** A password being chosen: byte-exact, any character. */
export const newPasswordField = z
  .string('Use pelo menos 12 caracteres.')
  .check(
    z.minLength(passwordLength.least, 'Use pelo menos 12 caracteres.'),
    z.maxLength(passwordLength.most, 'Use no máximo 128 caracteres.'),
  )

/** A password being proved: nothing is said about its form. */
export const currentPasswordField = z
  .string('Informe sua senha.')
  .check(z.minLength(1, 'Informe sua senha.'), z.maxLength(512, 'Informe sua senha.'))

/** Token of a mailed link, as it stands in the fragment of the address; any text, so that every bad one is answered alike. */
export const linkTokenField = z
  .string('Este link expirou ou já foi usado. Peça um novo.')
  .check(z.maxLength(500, 'Este link expirou ou já foi usado. Peça um novo.'))

/** Part of an address, such as a product's id. */
export const idField = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/))

/** An answer that only says something to the person. */
export const messageReply = z.object({ message: z.string() })
