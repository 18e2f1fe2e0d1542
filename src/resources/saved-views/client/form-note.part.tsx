import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routesOf } from '#define/reading'
import { linkParameter } from '#base/list-links/list-link'
import { useApp } from '#providers/app-context'
import { useFormScope } from '#screens/fields/input/form-scope'
import type { ViewRow } from './view-address'
import styles from './form-note.module.css'

/** Says where the filter, the order and the columns of a view are changed: in its list. */
export function FormNotePart() {
  const { t } = useTranslation()
  const app = useApp()
  const view = useFormScope().row as Partial<ViewRow>
  const list = view.list === undefined ? undefined : app[view.list]
  if (view.id === undefined || !list) return <p className={styles.note}>{t('savedViews.newNote')}</p>
  // The list adds what the view stores.
  const to = `${routesOf(list).list}?${new URLSearchParams({ [linkParameter]: view.id })}`
  return (
    <p className={styles.note}>
      {t('savedViews.editNote')} <Link to={to}>{t('savedViews.openList', { name: view.name })}</Link>
    </p>
  )
}
