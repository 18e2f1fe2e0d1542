import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { AnyResource } from '../../define'
import type { Row } from '../../providers/data/answers'
import { messageOf } from '../../providers/data/problem'
import { notify } from '../../providers/notifications/notify'
import { MenuButton, type MenuItem } from '../../shell/menu-button'
import { recordPath, titleOf } from '../record-path'
import styles from './list.module.css'
import { useRowVerbs } from './row-verbs'

interface RowActionsProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly tabIndex?: number | undefined
}

/** What the person may do to a row, as the row itself says; nothing where it is nothing. */
export function RowActions({ resource, row, tabIndex }: RowActionsProps) {
  const { t } = useTranslation()
  const items = useRowItems(resource, row)
  if (items.length === 0) return null
  return (
    <MenuButton
      name={t('list.actionsFor', { title: titleOf(resource, row) })}
      items={items}
      className={styles.icon}
      tabIndex={tabIndex}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="3" r="1.4" fill="currentColor" />
        <circle cx="8" cy="8" r="1.4" fill="currentColor" />
        <circle cx="8" cy="13" r="1.4" fill="currentColor" />
      </svg>
    </MenuButton>
  )
}

function useRowItems(resource: AnyResource, row: Row): MenuItem[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const restore = useRestore(resource)
  const { verbsOf, labelOf, start } = useRowVerbs()
  const items: MenuItem[] = []
  if (row._can.includes('update'))
    items.push({ label: t('list.edit'), run: () => void navigate(recordPath(resource, 'edit', row)) })
  if (row._can.includes('restore')) items.push({ label: t('list.restore'), run: () => void restore(row) })
  for (const verb of verbsOf(row)) items.push({ label: labelOf(verb), run: () => start(verb, row) })
  return items
}

/** Brings a record back from the trash. */
function useRestore(resource: AnyResource) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  return async (row: Row) => {
    try {
      const { client } = await import('../../providers/data/client')
      await client.post(`/api/${resource.name}/${row.id}/restore`, {})
      await invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] })
      notify({ message: t('list.restored', { title: titleOf(resource, row) }), variant: 'success' })
    } catch (error) {
      notify({ message: messageOf(error), variant: 'error' })
    }
  }
}
