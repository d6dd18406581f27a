import { describeError } from '@ag/core'
import { notify } from '@ag/platform'
import { Button } from '@ag/ui'
import SearchIcon from 'lucide-react/icons/search'
import { type ComponentType, useEffectEvent, useLayoutEffect, useState } from 'react'
import styles from './palette.module.css'
import { texts } from './texts'

type PaletteCode = ComponentType<{ onClose: () => void }>

/** Opens the palette: by its key wherever one is in the area, or by a press. Its code comes when it is first wanted. */
export function PaletteButton() {
  const [Palette, setPalette] = useState<PaletteCode>()
  const [isOpen, setOpen] = useState(false)
  const [isComing, setComing] = useState(false)

  async function open() {
    setComing(true)
    try {
      const code = await import(/* webpackChunkName: "palette" */ './palette')
      setPalette(() => code.Palette)
      setOpen(true)
    } catch (error) {
      notify({ type: 'error', ...describeError(error), action: undefined })
    }
    setComing(false)
  }

  const byKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    // What is asked in a dialog is answered first.
    if (document.querySelector('dialog[open]') === null) void open()
  })
  // The key works from the moment that the button can be seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => byKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <Button
        className={styles.open}
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        loading={isComing}
        onClick={() => void open()}
      >
        <SearchIcon aria-hidden="true" />
        {texts.open}
        <span className={styles.key} aria-hidden="true">
          {texts.key(isApple())}
        </span>
      </Button>
      {isOpen && Palette && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
