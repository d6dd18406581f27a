import { type Icon, iconPath, icons } from '@ag/core/icons'
import { Button } from '@ag/ui'
import { RadioGroup, useFormValues } from '@ag/ui/form'
import { useState } from 'react'
import styles from './icon-field.module.css'
import { texts } from './texts'

/** The icon that is chosen, and on demand all that there are, each with its name. */
export function IconField({ chosen: first }: { chosen: string }) {
  const form = useFormValues()
  const [isOpen, setOpen] = useState(false)
  const chosen: string = form.watch('icon') ?? first
  if (!isOpen)
    return (
      <div className={styles.chosen}>
        <input type="hidden" {...form.register('icon')} defaultValue={chosen} />
        <IconDrawing path={iconPath(chosen)} />
        <span>{texts.iconIs(nameOf(chosen))}</span>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {texts.changeIcon}
        </Button>
      </div>
    )
  return (
    <RadioGroup
      className={styles.icons}
      label={texts.icon}
      name="icon"
      defaultValue={chosen}
      options={Object.entries(icons).map(([value, { label, path }]) => ({
        value,
        label,
        icon: <IconDrawing path={path} />,
      }))}
      required
    />
  )
}

const nameOf = (icon: string) => Object.entries(icons).find(([name]) => name === icon)?.[1].label ?? icon

/** The lines of an icon; its name stands beside it. */
export const IconDrawing = ({ path }: Pick<Icon, 'path'>) => (
  <svg className={styles.drawing} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" d={path} />
  </svg>
)
