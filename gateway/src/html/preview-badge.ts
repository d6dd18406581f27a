import type { Preview } from '../registry/previews'

/** Beside the page and outside of its root: no build can take it away. */
export const previewBadge = (preview: Preview): string => {
  const builds = Object.entries(preview).map(([name, build]) => `<code>${name}@${build}</code>`)
  return `<form class="ag-preview" method="post" action="/api/preview/end" aria-label="Prévia"><span>Prévia, só neste navegador: ${builds.join(', ')}</span><button>limpar</button></form>`
}

export const previewStyle = `
.ag-preview{position:fixed;z-index:2147483000;inset-block-start:0;inset-inline:0;display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:.25rem .75rem;padding:.25rem 1rem;background:#7a2e00;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif}
.ag-preview button{min-height:1.75rem;padding:0 .75rem;border:1px solid #fff;border-radius:.25rem;background:transparent;color:#fff;font:inherit;cursor:pointer}
.ag-preview button:focus-visible{outline:3px solid #fff;outline-offset:2px}
body:has(.ag-preview){padding-block-start:2.5rem}
@media print{.ag-preview{display:none}}`
