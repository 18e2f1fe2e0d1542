import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '#shell/icons'
import { pageIcons } from '#shell/navigation/page-icons'
import styles from './account.module.css'
import { accountTabs, tabUrl, type AccountTab } from './tabs'

/** The tabs of the account as a row of links, which scrolls on narrow screens. */
export function AccountTabs({ current }: { current: AccountTab }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]')
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav aria-label={t('account.parts')}>
      <ul ref={list} className={styles.tabs}>
        {accountTabs.map((tab) => (
          <li key={tab}>
            <Link to={tabUrl(tab)} aria-current={tab === current ? 'page' : undefined}>
              <Icon name={pageIcons[tabUrl(tab)]} size={20} />
              {t(`account.tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
