import type { PageDocument } from '../html/document'

/**
 * The content policy of a page, by hashes, so that the page can be one constant text. The hashes of the preloaded
 * files are there because browsers apply `strict-dynamic` to preloads too, which nothing vouches for otherwise.
 * @param filesOrigin where released files come from beside the page's own origin; may be empty
 */
export function pagePolicy({ scriptHashes, styleHash, preloads }: PageDocument, filesOrigin: string): string {
  const files = filesOrigin === '' ? "'self'" : `'self' ${filesOrigin}`
  const scripts = [...scriptHashes, ...preloads.map(({ integrity }) => integrity)]
  return [
    "default-src 'none'",
    `script-src ${scripts.map((hash) => `'${hash}'`).join(' ')} 'strict-dynamic'`,
    "worker-src 'self'",
    `style-src ${files} '${styleHash}'`,
    `img-src ${files} data:`,
    `font-src ${files}`,
    `connect-src ${files}`,
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

/** The same policy where some sites may show the page in a frame; nobody where none is named. */
export const framedBy = (policy: string, origins: readonly string[]): string =>
  origins.length === 0
    ? policy
    : policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`)

/** The policy of everything that is no page: nothing may load, run or frame. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
