import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readJson } from '../build/workspace'
import { type SourceNode, visitSource } from '../sources/visit-source'

/** A package of the workspace: what it says it needs, and what its own files use. */
export interface WorkspacePackage {
  /** Folder from the root; `.` is the root itself, with what is in `tools`. */
  folder: string
  declared: string[]
  /** What those ask to find beside them. */
  peers: string[]
  /** The files that import a package, from the root, by its name. */
  imports: Map<string, string[]>
}

export function workspacePackages(root: string): WorkspacePackage[] {
  const isPackage = (folder: string) => existsSync(join(root, folder, 'package.json'))
  const folders = [...readdirSync(root), ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)]
  return ['.', ...folders.filter(isPackage)].map((folder) => {
    const { dependencies, devDependencies } = readJson(join(root, folder, 'package.json'))
    const declared = Object.keys({ ...dependencies, ...devDependencies })
    const peersOf = (name: string) =>
      Object.keys(readJson(join(root, folder, 'node_modules', name, 'package.json')).peerDependencies ?? {})
    return {
      folder,
      declared,
      peers: declared.flatMap(peersOf),
      imports: importsIn(root, ownSources(root, folder)),
    }
  })
}

const ownSources = (root: string, folder: string) =>
  folder === '.'
    ? [...sourcesIn(root, { deep: false }), ...sourcesIn(join(root, 'tools'))]
    : sourcesIn(join(root, folder))

function importsIn(root: string, files: string[]): Map<string, string[]> {
  const imports = new Map<string, string[]>()
  for (const file of files)
    for (const name of importsOf(file))
      imports.set(name, [...(imports.get(name) ?? []), relative(root, file)])
  return imports
}

const made = /^(?:node_modules|dist|dist\.next|coverage|test-results|playwright-report|\.(?:data|variant).*)$/
const source = /\.[cm]?[jt]sx?$/

/** Files of code in a folder and below it, without what is installed or built. */
export function sourcesIn(folder: string, { deep = true } = {}): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return deep && !made.test(entry.name) ? sourcesIn(path) : []
    return source.test(entry.name) ? [path] : []
  })
}

/** Names of packages that a file imports, each once; what is there for its types alone is gone when the file runs. */
export function importsOf(file: string): string[] {
  const asked = new Set<string>()
  visitSource(file, (node) => {
    const name = askedBy(node)
    if (typeof name === 'string' && /^(?!node:)[\w@]/.test(name))
      asked.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  })
  return [...asked]
}

function askedBy(node: SourceNode): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return isForTypes(node) ? undefined : (node.source as SourceNode | null)?.value
    case 'CallExpression':
      return asks(node.callee as SourceNode)
        ? (node.arguments as { expression: SourceNode }[])[0]?.expression.value
        : undefined
    case 'JSXElement':
    case 'JSXFragment':
      // What the compiler makes of it imports the functions that make elements.
      return 'react/jsx-runtime'
    default:
      return undefined
  }
}

const isForTypes = ({ typeOnly, specifiers }: SourceNode) => {
  const named = (specifiers ?? []) as { isTypeOnly?: boolean }[]
  return typeOnly === true || (named.length > 0 && named.every(({ isTypeOnly }) => isTypeOnly === true))
}

/** `import()`, `require()`, `require.resolve()`, `import.meta.resolve()`; and `binary()`, by which tools run a command. */
function asks(callee: SourceNode): boolean {
  if (callee.type === 'Import') return true
  if (callee.type === 'Identifier') return callee.value === 'require' || callee.value === 'binary'
  if (callee.type !== 'MemberExpression') return false
  const { object, property } = callee as unknown as { object: SourceNode; property: SourceNode }
  return property.value === 'resolve' && (object.value === 'require' || object.type === 'MetaProperty')
}
