import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { recordPath } from '#base/format/record-path'
import type { Row } from '#providers/data/answers'
import { Icon } from '#shell/icons'
import styles from './record-drawer.module.css'

interface DrawerHeadProps {
  /** The id of the heading. */
  readonly id: string
  readonly text: string
  readonly resource: AnyResource
  /** Undefined for a new record. */
  readonly row?: Row
  readonly close: () => void
}

/** The heading of a record's drawer, the link to its page, and the button that closes it. */
export function DrawerHead({ id, text, close, row, resource }: DrawerHeadProps) {
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <h2 id={id}>{text}</h2>
      {row && (
        <Link
          className="icon-button"
          to={recordPath(resource, 'show', row)}
          aria-label={t('board.openPage')}
          title={t('board.openPage')}
        >
          <Icon name="arrow-square-out" size={20} />
        </Link>
      )}
      <button type="button" className="icon-button" aria-label={t('list.close')} onClick={close}>
        <Icon name="x" size={20} />
      </button>
    </header>
  )
}
