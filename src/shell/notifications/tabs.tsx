import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './notifications.module.css'
import type { Tab } from './use-inbox'

interface TabsProps {
  readonly id: string
  readonly tab: Tab
  readonly unread: number
  readonly onTab: (tab: Tab) => void
}

const tabs: readonly Tab[] = ['all', 'unread']

/** Tabs for all and unread notifications; the arrow keys move between them. */
export function Tabs({ id, tab, unread, onTab }: TabsProps) {
  const { t } = useTranslation()
  const other = tab === 'all' ? 'unread' : 'all'
  const handleKeydown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onTab(other)
    document.getElementById(`${id}${other}`)?.focus()
  }
  return (
    // The keys are those of the tabs inside.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-labelledby={id} className={styles.tabs} onKeyDown={handleKeydown}>
      {tabs.map((item) => (
        <button
          key={item}
          type="button"
          role="tab"
          id={`${id}${item}`}
          aria-selected={item === tab}
          aria-controls={`${id}panel`}
          tabIndex={item === tab ? 0 : -1}
          onClick={() => onTab(item)}
        >
          {t(`told.${item}`)}
          {item === 'unread' && unread > 0 && (
            <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>
          )}
        </button>
      ))}
    </div>
  )
}
