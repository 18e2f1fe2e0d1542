import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { isLogged } from '#define/declaration/logged'
import { metaFields } from '#define/values'
import { useLabels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { Icon } from '#shell/icons'
import styles from './field-history.module.css'

const FieldHistory = lazy(() =>
  withDeferredTexts(() => import('./field-history').then((module) => ({ default: module.FieldHistory }))),
)

interface FieldHistoryButtonProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly name: string
  /** The field has no visible label: the button is in the corner of its value. */
  readonly isInCorner?: boolean
}

const withoutHistory = new Set<string>([...metaFields, 'deletedAt'])

/** Opens the history of one field; shown while the pointer or the focus is at the field, and always without a pointer. */
export function FieldHistoryButton({ resource, row, name, isInCorner = false }: FieldHistoryButtonProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!isLogged(resource) || withoutHistory.has(name)) return null
  const text = t('show.historyOf', { field: labels.field(resource, name) })
  return (
    <>
      <button
        type="button"
        className={isInCorner ? `${styles.open} ${styles.corner}` : styles.open}
        aria-label={text}
        title={text}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="clock" size={16} />
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <FieldHistory
            resource={resource}
            row={row}
            name={name}
            title={text}
            anchor={anchor}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
