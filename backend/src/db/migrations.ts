import { fileURLToPath } from 'node:url'

/** Folder of the generated SQL: beside this file in the sources, beside the bundle once built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
