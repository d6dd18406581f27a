import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** A node of a syntax tree; what else it holds depends on its type. */
export interface SourceNode {
  type: string
  [field: string]: unknown
}

/** Shows every node of a TypeScript or JavaScript file's syntax tree, parents first. */
export function visitSource(file: string, look: (node: SourceNode) => void): void {
  // A generic arrow function reads as an element where elements are allowed.
  const tsx = /x$/.test(file)
  visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx }), look)
}

function visit(value: unknown, look: (node: SourceNode) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) look(value as SourceNode)
  for (const part of Object.values(value)) visit(part, look)
}
