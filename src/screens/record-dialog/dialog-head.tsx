import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import { recordPath, titleOf } from '#base/format/record-path'
import type { Row } from '#providers/data/answers'
import { Icon } from '#shell/icons'
import { EditableTitle } from './editable-title'
import { useLive } from './live-context'
import { Committed } from './live-field'
import styles from './record-dialog.module.css'

interface DialogHeadProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The fields with an input. */
  readonly fields: AnyFields
  readonly onClose: () => void
}

/** The title, whether everything is saved, and the buttons to open the page of the record and to close the dialog. */
export function DialogHead({ resource, row, fields, onClose }: DialogHeadProps) {
  const { t } = useTranslation()
  const isEditable = resource.title in fields
  return (
    <header className={styles.head}>
      <h2 className={styles.heading} data-editable={isEditable || undefined}>
        {isEditable ? (
          <Committed resource={resource} name={resource.title}>
            <EditableTitle name={resource.title} />
          </Committed>
        ) : (
          titleOf(resource, row)
        )}
      </h2>
      <SaveState />
      <Link
        className="icon-button"
        to={recordPath(resource, 'show', row)}
        aria-label={t('board.openPage')}
        title={t('board.openPage')}
      >
        <Icon name="arrow-square-out" size={20} />
      </Link>
      <button type="button" className="icon-button" aria-label={t('list.close')} onClick={onClose}>
        <Icon name="x" size={20} />
      </button>
    </header>
  )
}

/** Whether everything is saved; empty until something has changed. */
function SaveState() {
  const { t } = useTranslation()
  const { statuses } = useLive()
  const [hasChanged, setChanged] = useState(false)
  if (statuses.size > 0 && !hasChanged) setChanged(true)
  const kinds = [...statuses.values()].map(({ kind }) => kind)
  const isWrong = kinds.includes('refused') || kinds.includes('conflict')
  const text = () => {
    if (isWrong) return t('recordDialog.notSaved')
    if (kinds.length > 0) return t('recordDialog.saving')
    return hasChanged ? t('recordDialog.saved') : ''
  }
  return (
    <span role="status" className={styles.saveState} data-wrong={isWrong || undefined}>
      {text()}
    </span>
  )
}
