import type { Area } from '@ag/contracts'
import { Outlet } from '@ag/platform'
import { Suspense } from 'react'
import { Drawn } from './drawn'
import { Footer } from './footer'
import { Head } from './head'
import { Header } from './header'
import styles from './layout.module.css'
import { LazyBackToTop } from './lazy-back-to-top'
import { Notifications } from './notifications'
import { PageSkeleton } from './page-skeleton'
import { texts } from './texts'
import { ThemeColours } from './theme-colours'

/** The frame of every page. */
export function Layout({ areas }: { areas: Area[] }) {
  return (
    <>
      <Head />
      <ThemeColours />
      <a className={styles.skip} href="#content">
        {texts.skip}
      </a>
      <Header areas={areas} />
      <main className={styles.content} id="content" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          <Drawn />
        </Suspense>
      </main>
      <Footer />
      <LazyBackToTop />
      <Notifications />
    </>
  )
}
