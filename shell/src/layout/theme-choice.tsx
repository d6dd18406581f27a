import { chooseTheme, themes, useTheme, useThemeIsStored } from '@ag/platform'
import { texts } from './texts'
import styles from './theme-choice.module.css'

/** Light, dark, or as the device is. */
export function ThemeChoice() {
  const current = useTheme()
  const isStored = useThemeIsStored()
  return (
    <fieldset className={styles.choice} aria-describedby={isStored ? undefined : 'theme-note'}>
      <legend className={styles.legend}>{texts.theme.legend}</legend>
      <div className={styles.options}>
        {themes.map((theme) => (
          <label key={theme} className={styles.option}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === current}
              onChange={() => chooseTheme(theme)}
            />
            <span>{texts.theme[theme]}</span>
          </label>
        ))}
      </div>
      {!isStored && (
        <p className={styles.note} id="theme-note">
          {texts.theme.note}
        </p>
      )}
    </fieldset>
  )
}
