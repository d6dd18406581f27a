import type { BusinessKindId } from './business-kinds'
import type { Scheme } from './schemes'

/** Pictures of a page, drawn in its colours, as `data:` addresses: a page asks nobody for anything. */
export function heroPicture(kind: BusinessKindId, colours: Scheme): string {
  return drawn(`${backdrop(colours)}${drawings[kind](colours)}`)
}

/** The sign of a page in a browser's tab: the first letter of a name. */
export function iconPicture(name: string, { loud, onLoud }: Scheme): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('pt-BR') ?? '•'
  return addressed(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${loud}"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${onLoud}">${letter}</text></svg>`,
  )
}

/** The front of a shop. */
export function frontPicture({ soft, accent, surface, loud, spark, onSoft }: Scheme): string {
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const x = 120 + index * 50
    return `<path fill="${index % 2 ? surface : accent}" d="M${x} 150h50v58a25 25 0 0 1-50 0z"/>`
  }).join('')
  return drawn(
    `${rect(0, 0, 640, 480, soft)}<circle cx="520" cy="104" r="52" fill="${spark}"/>${rect(140, 90, 360, 340, surface, 8)}${rect(
      120,
      96,
      400,
      58,
      loud,
      10,
    )}${rect(200, 118, 150, 14, surface, 7)}${stripes}${rect(170, 252, 150, 112, soft, 6)}${rect(
      360,
      252,
      106,
      178,
      accent,
      6,
    )}<circle cx="446" cy="344" r="7" fill="${spark}"/><path d="M170 308h150M245 252v112" stroke="${surface}" stroke-width="6"/>${rect(
      60,
      430,
      520,
      10,
      onSoft,
      5,
    )}<path fill="${onSoft}" d="M82 430v-52h44v52z"/><circle cx="104" cy="352" r="34" fill="${accent}" opacity=".55"/>`,
  )
}

const backdrop = ({ soft, spark, surface }: Scheme) =>
  `${rect(0, 0, 640, 480, soft)}<circle cx="440" cy="190" r="150" fill="${spark}" opacity=".9"/><circle cx="130" cy="96" r="44" fill="${surface}" opacity=".7"/>`

const drawings: Record<BusinessKindId, (colours: Scheme) => string> = {
  padaria: ({ accent, surface, loud, onLoud, spark }) =>
    `${rect(70, 366, 500, 26, loud, 13)}<path fill="${accent}" d="M96 366c-14-96 60-158 172-158s186 62 172 158z"/><g stroke="${onLoud}" stroke-width="12" stroke-linecap="round"><path d="M176 262l30 44M240 244l30 48M304 248l28 44M364 276l20 32"/></g><path fill="${surface}" d="M462 276h90v52a38 38 0 0 1-38 38h-14a38 38 0 0 1-38-38z"/><path fill="none" stroke="${surface}" stroke-width="12" d="M552 292h14a20 20 0 0 1 0 40h-16"/><path fill="none" stroke="${surface}" stroke-width="8" stroke-linecap="round" d="M488 250c-14-18 14-26 0-46M522 250c-14-18 14-26 0-46"/><circle cx="110" cy="420" r="8" fill="${spark}"/><circle cx="146" cy="428" r="5" fill="${spark}"/>`,
  clinica: ({ accent, surface, loud, onLoud }) =>
    `${rect(150, 96, 300, 300, surface, 72)}<path fill="${accent}" d="M268 166h64v60h60v64h-60v60h-64v-60h-60v-64h60z"/><path fill="none" stroke="${onLoud}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M226 258h40l16-32 26 62 18-30h46"/><path fill="${loud}" d="M470 396c-8-84 30-138 104-150 6 84-30 138-104 150zM470 396c4-54-20-92-70-108-8 56 18 96 70 108z"/>${rect(90, 396, 460, 12, loud, 6)}`,
  loja: ({ accent, surface, loud, onSoft }) =>
    `<path d="M110 400V112h420v288M84 400h52M504 400h52" fill="none" stroke="${loud}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><g fill="none" stroke="${loud}" stroke-width="6"><path d="M206 150v-24a12 12 0 1 1 12-12M326 150v-24a12 12 0 1 1 12-12M446 150v-24a12 12 0 1 1 12-12"/></g><path fill="${accent}" d="M176 150h16l14 20 14-20h16l12 60-16 24 36 120H144l36-120-16-24z"/><path fill="${surface}" d="M290 150h20l16 18 16-18h20l34 40-24 26-10-10v108h-72V206l-10 10-24-26z"/><path d="M326 168v146" stroke="${onSoft}" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round"/><path fill="${onSoft}" d="M410 150h22l14 30 14-30h22l28 48v132h-28V220h-2v126h-68V220h-2v110h-28V198z"/>`,
  oficina: ({ accent, surface, loud, onLoud, muted }) =>
    `${rect(60, 380, 520, 14, muted, 7)}<path fill="${accent}" d="M92 340v-50c0-16 10-26 26-30l66-14 66-70c8-8 18-12 30-12h98c14 0 26 6 34 16l54 68 56 12c18 4 30 18 30 36v44a16 16 0 0 1-16 16H108a16 16 0 0 1-16-16z"/><path fill="${surface}" d="M216 244l50-54c4-4 8-6 14-6h34v60zM334 184h44c8 0 14 2 18 8l42 52H334z"/>${rect(338, 262, 40, 10, loud, 5)}<path fill="${onLoud}" d="M552 276l-30-6v24h30z"/><circle cx="188" cy="348" r="52" fill="${loud}"/><circle cx="188" cy="348" r="22" fill="${surface}"/><circle cx="448" cy="348" r="52" fill="${loud}"/><circle cx="448" cy="348" r="22" fill="${surface}"/>`,
  salao: ({ accent, surface, loud, onSoft, onLoud }) =>
    `<circle cx="290" cy="206" r="150" fill="${accent}"/><circle cx="290" cy="206" r="128" fill="${surface}"/><path d="M212 254L330 130M268 288l90-96" stroke="${onLoud}" stroke-width="14" stroke-linecap="round"/>${rect(70, 374, 500, 18, loud, 9)}${rect(270, 350, 40, 26, loud)}${rect(440, 262, 58, 112, onSoft, 12)}${rect(454, 236, 30, 30, loud, 6)}${rect(512, 296, 44, 78, accent, 10)}${rect(522, 276, 24, 24, loud, 5)}<g fill="none" stroke="${loud}" stroke-width="11" stroke-linecap="round"><circle cx="112" cy="346" r="20"/><circle cx="166" cy="346" r="20"/><path d="M122 328l42-96M156 328l-42-96"/></g>`,
  escritorio: ({ accent, surface, loud, soft }) =>
    `${rect(120, 80, 250, 320, surface, 18)}${rect(156, 122, 116, 20, accent, 10)}<g stroke="${soft}" stroke-width="14" stroke-linecap="round"><path d="M162 178h166M162 214h166M162 250h116"/></g><path fill="none" stroke="${accent}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" d="M164 336l24 24 44-52"/>${rect(340, 220, 240, 190, loud, 18)}${rect(372, 334, 34, 46, soft, 6)}${rect(424, 304, 34, 76, soft, 6)}${rect(476, 276, 34, 104, soft, 6)}${rect(528, 250, 26, 130, accent, 6)}`,
}

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

const drawn = (shapes: string) =>
  addressed(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${shapes}</svg>`)

const addressed = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg)
    .replaceAll('%20', ' ')
    .replaceAll('%3D', '=')
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':')
    .replaceAll('%22', "'")}`
