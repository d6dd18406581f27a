import type * as z from 'zod/mini'
import { texts } from './texts'

/** What is wrong with a value, to the person who gave it. What a contract itself says of a field comes before this. */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null || issue.input === '') return texts.missing
  switch (issue.code) {
    case 'invalid_value':
      return texts.choice
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? texts.number : texts.invalid
    case 'too_small':
      return limit(issue.origin, texts.shortest, texts.fewest, texts.least)(issue.minimum)
    case 'too_big':
      return limit(issue.origin, texts.longest, texts.mostOf, texts.most)(issue.maximum)
    default:
      return texts.invalid
  }
}

function limit<Words>(origin: string, ofText: Words, ofList: Words, ofNumber: Words): Words {
  if (origin === 'string') return ofText
  return origin === 'array' || origin === 'set' || origin === 'map' ? ofList : ofNumber
}
