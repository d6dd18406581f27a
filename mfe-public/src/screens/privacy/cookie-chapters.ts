import type { CookieCategory, CookieInfo, CookiePolicy } from '@ag/contracts'
import type { Block, Chapter } from './document'
import { texts } from './texts'

const words = texts.cookies

/** What is kept, as the server lists it, and what the server says about it; what is not known has its title alone. */
export const cookieChapters = (info: CookieInfo | undefined, policy: CookiePolicy | undefined): Chapter[] => [
  { id: 'cookies-escolha', title: words.choice.title, blocks: [words.choice.lead] },
  {
    id: 'cookies-lista',
    title: words.list.title,
    blocks: info ? [words.list.lead, ...info.categories.flatMap(blocksOf)] : [],
  },
  ...(policy?.sections ?? []).map(({ heading, body }, index) => ({
    id: `cookies-${index + 1}`,
    title: heading,
    blocks: [body],
  })),
]

function blocksOf({ name, required, description, legal_basis, cookies }: CookieCategory): Block[] {
  const { always, onlyIfAllowed, head, stored } = words.list
  return [
    {
      table: {
        title: `${name}, ${required ? always : onlyIfAllowed}`,
        caption: `${description} Base legal: ${legal_basis}.`,
        head,
        rows: cookies.map((cookie) => [
          cookie.name,
          cookie.provider,
          cookie.purpose,
          cookie.duration,
          stored[cookie.storage],
        ]),
      },
    },
  ]
}
