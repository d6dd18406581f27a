import type { BusinessKind } from './business-kinds'
import type { Scheme } from './schemes'

const manners: Record<
  BusinessKind['manner'],
  { heading: string; weight: number; corner: string; button: string }
> = {
  warm: { heading: "ui-serif,Georgia,'Times New Roman',serif", weight: 600, corner: '20px', button: '99px' },
  plain: { heading: 'inherit', weight: 700, corner: '14px', button: '10px' },
  firm: {
    heading: "'Arial Narrow','Roboto Condensed',ui-sans-serif,system-ui,sans-serif",
    weight: 800,
    corner: '3px',
    button: '3px',
  },
}

/**
 * The whole style of a page. It asks for the room it has (`@container`) and not for the size of a window, so that a
 * preview of any width looks as the page will.
 */
export function pageStyle(colours: Scheme, manner: BusinessKind['manner']): string {
  const { heading, weight, corner, button } = manners[manner]
  const { ground, surface, ink, muted, accent, onAccent, soft, onSoft, loud, onLoud } = colours
  return `.page,.page *{box-sizing:border-box;margin:0}
.page{container-type:inline-size;background:${ground};color:${ink};color-scheme:light;font:400 17px/1.6 ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;text-align:left;overflow-wrap:break-word}
.page h1,.page h2,.page h3{line-height:1.15;text-wrap:balance;font-family:${heading};font-weight:${weight};letter-spacing:-.02em}
.page h1{font-size:clamp(34px,7cqi,64px);line-height:1.05}
.page h2{font-size:clamp(26px,4cqi,38px);margin-bottom:28px}
.page h3{font-size:20px}
.page a{color:${accent}}
.page img{display:block;width:100%;height:auto;border-radius:${corner}}
.page :focus-visible{outline:3px solid ${accent};outline-offset:3px}
.page .inner{max-width:1080px;margin:0 auto;padding:0 clamp(20px,5cqi,48px)}
.page section{padding:clamp(44px,8cqi,88px) 0}
.page .skip{position:absolute;left:-9999px}
.page .skip:focus{position:static;display:block;padding:12px 20px}
.page header{background:${surface}}
.page header .inner{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 24px;padding-block:14px}
.page .brand{font-family:${heading};font-size:21px;font-weight:${weight};letter-spacing:-.01em}
.page nav ul{display:flex;flex-wrap:wrap;gap:2px 20px;padding:0;list-style:none}
.page nav a{display:inline-block;padding:6px 0;color:${ink};font-size:16px;text-decoration:none}
.page nav a:hover{text-decoration:underline}
.page .action{display:inline-block;margin-top:28px;padding:14px 26px;border:0;border-radius:${button};background:${accent};color:${onAccent};cursor:pointer;font:inherit;font-weight:650;text-decoration:none}
.page .action:hover{box-shadow:inset 0 0 0 99px #0002}
.page .lead{max-width:36em;margin-top:18px;color:${muted};font-size:clamp(17px,2.2cqi,21px)}
.page .hero .inner{display:grid;gap:36px;align-items:center}
.page .hero-cover{background:${loud};color:${onLoud}}
.page .hero-cover .lead{color:${onLoud}}
.page .hero-cover .action{background:${onLoud};color:${loud}}
.page .hero-centered{text-align:center}
.page .hero-centered .lead{margin-inline:auto}
.page .hero-centered img{max-width:760px;margin:0 auto}
.page .offer{background:${surface}}
.page .offers{display:grid;gap:18px;padding:0;list-style:none}
.page .offers p{color:${muted}}
.page .cards li{padding:26px;border-radius:${corner};background:${soft};color:${onSoft}}
.page .cards p{margin-top:6px;color:${onSoft}}
.page .rows{gap:0;counter-reset:row}
.page .rows li{display:grid;grid-template-columns:56px 1fr;padding:20px 0;border-top:1px solid ${soft};counter-increment:row}
.page .rows li::before{content:counter(row);grid-row:span 2;color:${accent};font-family:${heading};font-size:26px;font-weight:${weight};line-height:1.1}
.page .about .inner{display:grid;gap:32px;align-items:center}
.page .about p{color:${muted};font-size:18px}
.page .about-quote{background:${soft};color:${onSoft}}
.page .about-quote p{max-width:30em;color:${onSoft};font-family:${heading};font-size:clamp(20px,2.8cqi,27px);line-height:1.45}
.page dl{max-width:640px}
.page dl div{display:flex;justify-content:space-between;gap:20px;padding:14px 0;border-top:1px solid ${soft}}
.page dd{font-weight:650;text-align:right}
.page .questions{background:${surface}}
.page details{max-width:760px;border-top:1px solid ${soft}}
.page summary{padding:16px 0;cursor:pointer;font-weight:650}
.page details p{padding-bottom:18px;color:${muted}}
.page .contact .inner{display:grid;gap:32px}
.page .contact h2{margin-bottom:14px}
.page .contact p{max-width:34em;color:${muted}}
.page form{display:grid;gap:16px;padding:clamp(20px,4cqi,36px);border-radius:${corner};background:${surface};box-shadow:0 1px 2px #0001,0 12px 32px #0000000f}
.page label{display:block;margin-bottom:6px;font-size:16px;font-weight:650}
.page input,.page textarea{width:100%;padding:12px 14px;border:1px solid ${muted};border-radius:${corner === '3px' ? corner : '10px'};background:${surface};color:${ink};font:inherit}
.page [aria-invalid]{border:2px solid ${accent}}
.page .ways{display:grid;gap:8px;margin-top:22px;padding:0;list-style:none}
.page .ways a{display:inline-block;min-height:24px}
.page .alert{margin:18px 0;font-weight:650}
.page .error{margin-bottom:6px;color:${accent};font-weight:650}
.page .trap{position:absolute;left:-9999px}
.page form .action{margin-top:4px;justify-self:start}
.page form .note{font-size:15px}
.page footer{padding:32px 0;background:${loud};color:${onLoud};font-size:16px}
.page footer a{color:inherit}
.page footer .inner{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 24px}
@container (min-width:560px){.page .cards{grid-template-columns:1fr 1fr}}
@container (min-width:760px){.page .hero-split .inner,.page .hero-cover .inner{grid-template-columns:1.05fr 1fr;gap:56px}.page .about-beside .inner,.page .contact .inner{grid-template-columns:1fr 1fr;gap:56px;align-items:start}.page .about-beside .inner{align-items:center}.page .rows{grid-template-columns:1fr 1fr;column-gap:48px}}
@container (min-width:960px){.page .cards{grid-template-columns:repeat(auto-fit,minmax(220px,1fr))}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}`
}
