import type { ReactNode } from 'react'
import type { SiteLanguage } from '../base/language'
import { Footer } from './footer'
import { Header } from './header'
import { frameCopy } from './copy'

interface SiteFrameProps {
  readonly language: SiteLanguage
  readonly path: string
  /** The target of the language switch, if not this path in the other language. */
  readonly elsewhere?: string | undefined
  readonly children: ReactNode
}

/** The frame around every page of the site. */
export const SiteFrame = ({ language, path, elsewhere, children }: SiteFrameProps) => (
  <>
    <a className="skip" href="#content">
      {frameCopy[language].skip}
    </a>
    <Header language={language} path={path} elsewhere={elsewhere} />
    <main id="content">{children}</main>
    <Footer language={language} />
  </>
)
