import { useTranslation } from 'react-i18next'
import { shownCount, useMenuCount } from '#base/counts/menu-counts'

/** The number of unread things of an item of the menu. */
export function MenuCount({ name }: { name: string }) {
  const { t } = useTranslation()
  const count = useMenuCount(name)
  if (count === 0) return null
  return (
    <span className="nav-count" aria-label={t('shell.unread', { count })} role="img">
      {shownCount(count)}
    </span>
  )
}
