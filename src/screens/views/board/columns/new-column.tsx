import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useCan } from '#providers/access'
import { Icon } from '#shell/icons'
import styles from './column.module.css'
import { NameForm } from '../name-form'
import { useColumnWrites } from './use-column-writes'

/** Adds a column after the last one. */
export function NewColumn({ resource }: { readonly resource: AnyResource }) {
  const { t } = useTranslation()
  const mayCreate = useCan({ resource: resource.name, action: 'create' }).data?.can === true
  const [isOpen, setOpen] = useState(false)
  const { create } = useColumnWrites(resource)
  if (!mayCreate) return null
  return (
    <div className={styles.newColumn}>
      {isOpen ? (
        <NameForm
          label={t('board.columnName')}
          yes={t('board.add')}
          onGo={create}
          onClose={() => setOpen(false)}
        />
      ) : (
        <button type="button" className={styles.add} onClick={() => setOpen(true)}>
          <Icon name="plus" size={16} />
          {t('board.addColumn')}
        </button>
      )}
    </div>
  )
}
