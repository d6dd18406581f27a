import { type BodyOf, type beginHandIn, type HandedFile, handInLimits } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, asc, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { after, hours } from '../../../clock'
import type { Db } from '../../../db/database'
import { agent_file_parts, agent_files, agent_tasks, companies } from '../../../db/schema'
import { newId } from '../../../ids'
import { fileKindOf, fileNameOf } from './file-kind'
import { describeFile } from './files-of-steps'
import { sendStep, stepOf } from './tasks'

type FileRow = typeof agent_files.$inferSelect
type FileKey = Pick<FileRow, 'company_id' | 'product_id' | 'id'>

const partsOf = (bytes: number) => Math.ceil(bytes / handInLimits.partBytes)

/** Begins a file of a step. Throws NOT_FOUND, or VALIDATION_FAILED where the step takes none or no more. */
export async function beginFile(
  db: Db,
  now: Date,
  key: Pick<FileRow, 'company_id' | 'product_id' | 'task'>,
  { name, bytes }: BodyOf<typeof beginHandIn>,
): Promise<{ id: string }> {
  if (stepOf(key.product_id, key.task).kind !== 'files') throw new AppError('NOT_FOUND')
  const inStep = and(
    eq(agent_files.company_id, key.company_id),
    eq(agent_files.product_id, key.product_id),
    eq(agent_files.task, key.task),
  )
  return db.transaction(async (transaction) => {
    // Two files at once wait for each other here: a step's limit is counted once.
    await transaction.select().from(companies).where(eq(companies.id, key.company_id)).for('update')
    await transaction
      .delete(agent_files)
      .where(and(inStep, isNull(agent_files.type), lt(agent_files.created_at, after(now, -hours(1)))))
    const [row] = await transaction.select({ files: count() }).from(agent_files).where(inStep)
    if ((row?.files ?? 0) >= handInLimits.files)
      throw refused(`Este passo já tem ${handInLimits.files} arquivos. Apague um para enviar outro.`)
    const [step] = await transaction
      .select({ state: agent_tasks.state })
      .from(agent_tasks)
      .where(
        and(
          eq(agent_tasks.company_id, key.company_id),
          eq(agent_tasks.product_id, key.product_id),
          eq(agent_tasks.task, key.task),
        ),
      )
    if (step?.state === 'done') throw refused('A equipe já concluiu este passo.')
    const id = newId('fil')
    await transaction.insert(agent_files).values({ ...key, id, name, bytes, created_at: now })
    return { id }
  })
}

export async function takeFilePart(db: Db, key: FileKey, part: number, content: Buffer): Promise<void> {
  const { bytes, type } = await findFile(db, key)
  if (type) return
  if (part >= partsOf(bytes) || content.length > handInLimits.partBytes)
    throw new AppError('VALIDATION_FAILED')
  await db
    .insert(agent_file_parts)
    .values({ file_id: key.id, part, content })
    .onConflictDoUpdate({ target: [agent_file_parts.file_id, agent_file_parts.part], set: { content } })
}

/** Looks at what has come, and hands it to the team. What is not taken is forgotten. */
export async function finishFile(db: Db, now: Date, key: FileKey): Promise<HandedFile> {
  const file = await findFile(db, key)
  if (file.type) return describeFile(file)
  const parts = await db
    .select({ content: agent_file_parts.content })
    .from(agent_file_parts)
    .where(eq(agent_file_parts.file_id, key.id))
    .orderBy(asc(agent_file_parts.part))
  const content = Buffer.concat(parts.map((part) => part.content))
  if (parts.length !== partsOf(file.bytes) || content.length !== file.bytes)
    throw refused('O arquivo não chegou inteiro. Envie de novo.')
  const kind = fileKindOf(content)
  if (!kind) {
    await db.delete(agent_files).where(eq(agent_files.id, key.id))
    throw refused('Envie PDF, imagem (JPEG, PNG ou WebP), documento do Office ou texto (TXT ou CSV).')
  }
  const done = { name: fileNameOf(file.name, kind), type: kind.type }
  await db.transaction(async (transaction) => {
    await transaction.update(agent_files).set(done).where(eq(agent_files.id, key.id))
    const { company_id, product_id, task } = file
    await sendStep(transaction, now, { company_id, product_id, task })
  })
  return describeFile({ ...file, ...done })
}

/** A part of a file that was handed in. Throws NOT_FOUND. */
export async function readFilePart(db: Db, key: FileKey, part: number): Promise<{ content: string }> {
  if (!(await findFile(db, key)).type) throw new AppError('NOT_FOUND')
  const { content } = await readAnyFilePart(db, key.id, part)
  return { content }
}

/** The same for the team, which may read every company's, with the file that it is of. */
export async function readAnyFilePart(
  db: Db,
  id: string,
  part: number,
): Promise<{ file: FileRow; content: string }> {
  const [row] = await db
    .select({ file: agent_files, content: agent_file_parts.content })
    .from(agent_file_parts)
    .innerJoin(agent_files, eq(agent_files.id, agent_file_parts.file_id))
    .where(and(eq(agent_files.id, id), eq(agent_file_parts.part, part), isNotNull(agent_files.type)))
  if (!row) throw new AppError('NOT_FOUND')
  return { file: row.file, content: Buffer.from(row.content).toString('base64') }
}

/** Forgets a file; none is no error. */
export async function dropFile(db: Db, key: FileKey): Promise<void> {
  await db.delete(agent_files).where(whose(key))
}

async function findFile(db: Db, key: FileKey): Promise<FileRow> {
  const [file] = await db.select().from(agent_files).where(whose(key))
  if (!file) throw new AppError('NOT_FOUND')
  return file
}

const whose = ({ company_id, product_id, id }: FileKey) =>
  and(eq(agent_files.company_id, company_id), eq(agent_files.product_id, product_id), eq(agent_files.id, id))

const refused = (userMessage: string) => new AppError('VALIDATION_FAILED', { userMessage })
