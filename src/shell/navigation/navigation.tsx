import { brandName } from '#text/brand'
import { useTranslation } from 'react-i18next'
import { useSiteAddress } from '#providers/i18n/use-site-address'
import { Logo } from '../parts/logo'
import { MenuBar } from './menu/menu-bar'
import { MiniMenu } from './menu/mini-menu'
import { Sections } from './menu/sections'
import { useHereInView } from './use-here-in-view'
import './navigation.css'

/** The areas that the user may read, as a vertical list. */
export function Navigation() {
  const { t } = useTranslation()
  const part = useHereInView<HTMLElement>()
  return (
    <nav ref={part} className="nav" aria-label={t('shell.navigation')}>
      <Brand />
      <Sections />
    </nav>
  )
}

/** Same as a column of icons; the pages of an area are in a flyout beside it. */
export function MiniNavigation() {
  const { t } = useTranslation()
  const part = useHereInView<HTMLElement>()
  return (
    <nav ref={part} className="nav nav-mini" aria-label={t('shell.navigation')}>
      <Brand />
      <MiniMenu />
    </nav>
  )
}

/** Same as a row below the header; each group opens below its label. */
export function HorizontalNavigation() {
  const { t } = useTranslation()
  return (
    <nav className="nav-line" aria-label={t('shell.navigation')}>
      <MenuBar />
    </nav>
  )
}

/** The name of the product, as a link to the public site. */
export function Brand() {
  return (
    <a className="nav-brand" href={useSiteAddress('/')}>
      <Logo />
      <span className="nav-brand-name">{brandName}</span>
    </a>
  )
}
