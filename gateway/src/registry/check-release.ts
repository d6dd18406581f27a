import { type Release, release, releasePath } from '@ag/contracts'
import { AppError, type FieldError } from '@ag/core'
import { satisfies, valid, validRange } from 'semver'
import * as z from 'zod/mini'
import { isVariable, productSegment } from '../html/match-path'
import { areas, hostName, requiredExposes } from './areas'
import { hasIntegrity } from './integrity'

/** Body of a publication: the release, and every file it lists in base64. */
const upload = z.strictObject({
  release: z.strictObject(release.shape),
  files: z.record(releasePath, z.string()),
  who: z.optional(z.string().check(z.maxLength(100))),
  why: z.optional(z.string().check(z.maxLength(300))),
})

export interface Upload {
  release: Release
  files: Map<string, Buffer>
  who: string | undefined
  why: string | undefined
}

const limits = { files: 500, fileBytes: 5_000_000, totalBytes: 24_000_000 }

/** A path inside an area: plain segments, `:name` for one, `*` at the end for the rest. */
const routePath =
  /^(?:(?:[a-z0-9][a-z0-9-]*|:[a-z][A-Za-z0-9_]*)(?:\/(?:[a-z0-9][a-z0-9-]*|:[a-z][A-Za-z0-9_]*))*(?:\/\*)?|\*)?$/

/** Reads a publication and refuses, with the reason, whatever does not hold together. */
export function readUpload(name: string, body: unknown): Upload {
  const parsed = upload.safeParse(body)
  if (!parsed.success) {
    throw new AppError('VALIDATION_FAILED', {
      userMessage: 'O arquivo release.json não segue o formato esperado.',
      errors: parsed.error.issues.slice(0, 20).map(fieldError),
    })
  }
  const files = new Map(
    Object.entries(parsed.data.files).map(([path, text]) => [path, Buffer.from(text, 'base64')]),
  )
  const { release: candidate, who, why } = parsed.data
  const reasons = [...problems(name, candidate, files)].slice(0, 20)
  if (reasons.length > 0) {
    const errors = reasons.map((message) => ({ field: 'release', code: 'RELEASE_REFUSED', message }))
    throw new AppError('VALIDATION_FAILED', { userMessage: reasons[0], errors })
  }
  return { release: candidate, files, who, why }
}

/** Refuses a remote that a host's platform does not satisfy. */
export function checkPlatform(remote: Release, host: Release): void {
  const [missing] = missingIn(host, remote)
  if (!missing) return
  throw new AppError('VALIDATION_FAILED', {
    userMessage: `${remote.name}@${remote.build} precisa ${missing.what} ${missing.needed}, e a shell ${host.build} oferece ${missing.offered}.`,
  })
}

/** Does the host's platform satisfy the remote? */
export function satisfiesPlatform(remote: Release, host: Release): boolean {
  return missingIn(host, remote).next().done === true
}

/** What a remote needs and a host does not offer. Builds from before libraries were listed have the platform only. */
function* missingIn(host: Release, remote: Release) {
  const lies = (version: string, range: string) => satisfies(version, range, { includePrerelease: true })
  if (!lies(host.platform, remote.platform)) {
    yield { what: 'da plataforma', needed: remote.platform, offered: host.platform }
  }
  if (Object.keys(host.shared).length === 0) return
  for (const [library, needed] of Object.entries(remote.shared)) {
    const offered = Object.hasOwn(host.shared, library) ? (host.shared[library] ?? '') : ''
    if (!lies(offered, needed)) yield { what: `de ${library}`, needed, offered: offered || 'nenhuma' }
  }
}

function fieldError(issue: { path: PropertyKey[]; code?: string | undefined; message: string }): FieldError {
  return { field: issue.path.map(String).join('.'), code: issue.code ?? 'invalid', message: issue.message }
}

/** Everything wrong with a release, cheapest checks first. */
function* problems(name: string, candidate: Release, files: Map<string, Buffer>): Generator<string> {
  if (candidate.name !== name) yield `O release se chama ${candidate.name}, e não ${name}.`
  yield* kindProblems(candidate)
  yield* exposeProblems(candidate)
  yield* pathProblems(candidate)
  yield* fileProblems(candidate, files)
  if (candidate.kind === 'host') yield* hostFileProblems(files)
}

function* kindProblems({
  name,
  build,
  kind,
  platform,
  global,
  entries,
  server,
  paths,
}: Release): Generator<string> {
  if ((name === hostName) !== (kind === 'host')) yield `O tipo ${kind} não serve para ${name}.`
  if (kind === 'host') {
    if (valid(platform) === null) yield `A plataforma de uma shell é uma versão exata, e não ${platform}.`
    if (global !== null) yield 'Uma shell não define variável global.'
    if (entries.length === 0) yield 'A shell precisa de ao menos uma entrada.'
    return
  }
  if (validRange(platform) === null) yield `A plataforma ${platform} não é um intervalo de versões.`
  // Nothing of the page and of no other build can have this name.
  const wanted = `${name.replaceAll('-', '_')}_${build}`
  if (global !== wanted) yield `A variável global de ${name}@${build} se chama ${wanted}, e não ${global}.`
  if (entries.length !== 1) yield 'Um remoto tem exatamente uma entrada.'
  if (server === null && paths.some((path) => path.prerender)) {
    yield 'Há páginas a gerar, mas o release não traz o arquivo do servidor.'
  }
}

function* exposeProblems(candidate: Release): Generator<string> {
  const wanted = requiredExposes(candidate.name)
  for (const [module, shape] of Object.entries(wanted)) {
    const offered = candidate.exposes[module]?.shape
    if (offered !== shape) yield `Falta expor ${module} com a forma ${shape} (veio ${offered ?? 'nada'}).`
  }
  for (const module of Object.keys(candidate.exposes)) {
    if (!Object.hasOwn(wanted, module)) yield `O módulo ${module} não pode ser exposto.`
  }
}

function* pathProblems({ name, paths }: Release): Generator<string> {
  const inArea = areas.some((area) => area.remote === name)
  if (!inArea && paths.length > 0) yield `${name} não responde por nenhuma área e não pode ter caminhos.`
  const seen = new Set<string>()
  for (const { path, prerender } of paths) {
    if (!routePath.test(path)) yield `O caminho ${JSON.stringify(path)} não é válido.`
    if (seen.has(path)) yield `O caminho ${path} aparece duas vezes.`
    if (prerender && isVariable(path.replace(productSegment, ''))) {
      yield `O caminho ${path} é variável e não pode ser gerado antes.`
    }
    seen.add(path)
  }
}

function* fileProblems(candidate: Release, files: Map<string, Buffer>): Generator<string> {
  const declared = Object.entries(candidate.files)
  if (declared.length > limits.files) yield `Há mais de ${limits.files} arquivos.`
  for (const path of referenced(candidate)) {
    if (!Object.hasOwn(candidate.files, path)) yield `O arquivo ${path} é citado, mas não está na lista.`
  }
  for (const path of inBrowsers(candidate)) {
    if (!path.startsWith('client/')) yield `O arquivo ${path} é do servidor, e não de navegadores.`
  }
  for (const path of files.keys()) {
    if (!Object.hasOwn(candidate.files, path)) yield `O arquivo ${path} não está na lista.`
  }
  let total = 0
  for (const [path, { integrity, bytes }] of declared) {
    const content = files.get(path)
    if (!content) {
      yield `Falta o arquivo ${path}.`
      continue
    }
    total += content.length
    if (content.length > limits.fileBytes) yield `O arquivo ${path} passa de ${limits.fileBytes} bytes.`
    if (content.length !== bytes) yield `O arquivo ${path} tem ${content.length} bytes, e não ${bytes}.`
    if (!hasIntegrity(content, integrity)) yield `O conteúdo de ${path} não confere com o hash declarado.`
  }
  if (total > limits.totalBytes) yield `O release passa de ${limits.totalBytes} bytes.`
}

/** Inline scripts become a part of the page, so they must not be able to end their own element. */
function* hostFileProblems(files: Map<string, Buffer>): Generator<string> {
  if (!files.has('client/boot.js')) yield 'A shell precisa do arquivo client/boot.js.'
  for (const path of ['client/boot.js', 'client/theme.js']) {
    if (/<\/script|<!--/i.test(files.get(path)?.toString('utf8') ?? '')) {
      yield `O arquivo ${path} não pode conter marcas de HTML.`
    }
  }
}

/** Every file that a release names outside its list. */
const referenced = (candidate: Release): string[] => [
  ...inBrowsers(candidate),
  ...(candidate.server === null ? [] : [candidate.server]),
]

const inBrowsers = ({ entries, start, exposes, paths, style }: Release): string[] => [
  ...entries,
  ...start,
  ...Object.values(exposes).flatMap((module) => module.files),
  ...paths.flatMap((path) => path.files),
  ...(style === null ? [] : [style]),
]
