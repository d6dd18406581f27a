import type { PageDocument } from '../html/document'

/**
 * The content policy of a page, by hashes, so that the page can be one constant text. The hashes of the preloaded
 * files are there because browsers apply `strict-dynamic` to preloads too, which nothing vouches for otherwise.
 */
export function pagePolicy({ scriptHashes, styleHash, preloads }: PageDocument): string {
  const scripts = [...scriptHashes, ...preloads.map(({ integrity }) => integrity)]
  return [
    "default-src 'none'",
    `script-src ${scripts.map((hash) => `'${hash}'`).join(' ')} 'strict-dynamic'`,
    "worker-src 'self'",
    `style-src 'self' '${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /api/reports',
    'report-to csp',
  ].join('; ')
}

/** The policy of everything that is no page: nothing may load, run or frame. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
