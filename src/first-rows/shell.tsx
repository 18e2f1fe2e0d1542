import type { ReactNode } from 'react'
import { brandName } from '#text/brand'
import { Icon, type IconName } from '#shell/icons'
import searchStyles from '#shell/palette/search-button.module.css'
import { Logo } from '#shell/parts/logo'
import { keyText } from '#shell/shortcuts/key-names'
import { Heading } from './heading'
import { currentFrame, currentPage, t } from './page'
import { frameId, type CustomPageData } from './data/page-data'
import styles from './shell.module.css'
import { append } from './stand-ins/jsx-runtime'

/** Renders the page frame of a list: the layout, the heading, and a card in place of the list. */
export function renderShell(): void {
  const { data } = currentPage()
  render(
    <div className="page" data-compact={data.resource.compactHead}>
      <Heading isKnown={data.isForAll} />
      <div className={`card ${styles.list}`} />
    </div>,
  )
}

/** Renders the page frame of a record, which is not named before it has arrived, and a card in place of its fields. */
export function renderRecordShell(): void {
  render(
    <div className="page">
      <div className="page-head" />
      <div className={`card ${styles.list}`} />
    </div>,
  )
}

/** Renders the page frame of a custom page: the layout, the heading, and a card in place of its content. */
export function renderCustomShell({ isForAll, compact }: CustomPageData): void {
  render(
    <div className="page" data-compact={compact || undefined}>
      <Heading isKnown={isForAll} />
      <div className={`card ${styles.list}`} />
    </div>,
  )
}

/** Renders the page frame of any other page: the layout, until the application has one. */
export function renderEmptyShell(): void {
  const frame = render(<div className="page" />)
  if (frame) frame.dataset['empty'] = ''
}

function render(page: ReactNode): HTMLElement | undefined {
  const frame = document.getElementById(frameId)
  if (!frame) return undefined
  append(frame, <Shell>{page}</Shell>)
  return frame
}

const areas = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The layout of the dashboard before the account is known: everything in its place, and grey bars for the texts. */
const Shell = ({ children }: { children: ReactNode }) => (
  <div className="shell">
    <Header />
    <Side />
    <main className="shell-main">{children}</main>
  </div>
)

/** The header. What is pressed here is pressed again once the application has loaded. */
function Header() {
  const isDark = document.documentElement.dataset['theme'] === 'dark'
  return (
    <header className="shell-header">
      <HeaderButton name={t('shell.openNavigation')} icon="list" className="open-nav" />
      <div className="shell-header-brand">
        <Brand />
      </div>
      <button type="button" className={searchStyles.button} aria-label={t('find.open')}>
        <Icon name="magnifying-glass" size={20} />
        <span className={searchStyles.words} aria-hidden="true">
          {t('find.button')}
        </span>
        <kbd className={searchStyles.keys} aria-hidden="true" data-keys={keyText('mod+k')} />
      </button>
      <span className="shell-header-space" />
      <HeaderButton name={t('shell.language')} icon="translate" />
      <HeaderButton name={t(isDark ? 'shell.toLight' : 'shell.toDark')} icon={isDark ? 'sun' : 'moon'} />
      <HeaderButton name={t('inbox.open')} icon="bell" />
      <span className={styles.avatar} />
    </header>
  )
}

const HeaderButton = ({
  name,
  icon,
  className = '',
}: {
  name: string
  icon: IconName
  className?: string
}) => (
  <button type="button" className={`icon-button ${className}`} aria-label={name}>
    <Icon name={icon} />
  </button>
)

function Side() {
  const layout = document.documentElement.dataset['layout']
  if (layout === 'horizontal')
    return (
      <div className="nav-line" aria-hidden="true">
        <Bones />
      </div>
    )
  return (
    <div className="shell-side" aria-hidden="true">
      <div className={`nav ${layout === 'mini' ? 'nav-mini' : ''}`}>
        <Brand />
        <Bones />
      </div>
    </div>
  )
}

const Brand = () => (
  <a className="nav-brand" href={currentFrame().language === 'cn' ? '/cn' : '/'}>
    <Logo />
    <span className="nav-brand-name">{brandName}</span>
  </a>
)

const Bones = () => (
  <div className={styles.areas}>
    {areas.map((index) => (
      <span key={index} className="nav-item">
        <span className={styles.icon} />
        <span className={styles.label} style={{ width: `${40 + ((index * 23) % 40)}%` }} />
      </span>
    ))}
  </div>
)
