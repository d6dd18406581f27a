import { useEffect } from 'react'

const mark = /^\(\d+\) /

/** Puts the number of unread answers before the page's title, whoever writes that anew, and takes it away again. */
export function UnreadTitle({ count }: { count: number }) {
  useEffect(() => {
    const bare = () => document.title.replace(mark, '')
    const write = (title: string) => {
      if (document.title !== title) document.title = title
    }
    const show = () => write(`(${count}) ${bare()}`)
    const watch = new MutationObserver(show)
    show()
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      write(bare())
    }
  }, [count])
  return null
}
