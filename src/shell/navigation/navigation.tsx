import { brand } from '#text/brand'
import { useTranslation } from 'react-i18next'
import { useSiteAddress } from '#providers/i18n/use-site-address'
import { Logo } from '../parts/logo'
import { MenuBar } from './menu-bar'
import { MiniMenu } from './mini-menu'
import { Sections } from './sections'
import { useHereInView } from './use-here-in-view'
import './navigation.css'

/** The areas that the person may read, one under the other. */
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

/** The same in a column of pictures; what an area consists of flies out beside it. */
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

/** The same in a line beneath the head; each group opens beneath its name. */
export function HorizontalNavigation() {
  const { t } = useTranslation()
  return (
    <nav className="nav-line" aria-label={t('shell.navigation')}>
      <MenuBar />
    </nav>
  )
}

/** The name of the product, which leads to the public site. */
export function Brand() {
  return (
    <a className="nav-brand" href={useSiteAddress('/')}>
      <Logo />
      <span className="nav-brand-name">{brand.name}</span>
    </a>
  )
}
