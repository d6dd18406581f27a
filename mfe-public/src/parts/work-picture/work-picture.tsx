import { productById } from '@ag/core'
import { releaseFile } from '../../release-file'
import styles from './work-picture.module.css'

/** What the pictures measure, in pixels; the same for all. */
export const pictureSize = { width: 1440, height: 960 }

/** One picture for a light page and one for a dark one: only the one that is seen is fetched, once it is near. */
const themes = ['light', 'dark'] as const

interface WorkPictureProps {
  id: string
  /** What is seen in it. */
  alt: string
}

/** A screen of the product with the agent at work, as `npm run pictures` takes it; nothing for an agent made later. */
export function WorkPicture({ id, alt }: WorkPictureProps) {
  const slug = productById(id)?.slug
  if (slug === undefined) return null
  return themes.map((theme) => (
    <picture key={theme} className={styles[theme]}>
      <source type="image/avif" srcSet={releaseFile(`work/${slug}.${theme}.avif`)} />
      <img
        {...pictureSize}
        className={styles.picture}
        src={releaseFile(`work/${slug}.${theme}.webp`)}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ))
}
