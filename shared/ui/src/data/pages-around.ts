/**
 * The pages worth a link: the ends, the page itself and its neighbours. A gap is a negative number, the page before it
 * with its sign turned; a gap of one page is that page.
 */
export function pagesAround(page: number, count: number): number[] {
  const shown = [1, page - 1, page, page + 1, count].filter((each) => each >= 1 && each <= count)
  const pages = [...new Set(shown)].sort((one, other) => one - other)
  return pages.flatMap((each, index) => {
    const before = pages[index - 1] ?? each - 1
    if (each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : [-before, each]
  })
}
