import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { maskedIn, type Row } from '#providers/data/answers'
import { isEmpty } from '../fields/text/format'

/** Whether a record has no value for a field, not even one that its reader must reveal. */
export const isBlank = (row: Row, name: string): boolean => isEmpty(row[name]) && !maskedIn(row, name)

interface EmptyFields {
  readonly showsEmpty: boolean
  readonly toggle: () => void
}

/** Whether empty fields of a record are shown: on request, or always, as declared by `hideEmpty`. */
export function useEmptyFields({ layout }: AnyResource): EmptyFields {
  const [isRequested, setRequested] = useState(false)
  return {
    showsEmpty: isRequested || layout?.hideEmpty === false,
    toggle: () => setRequested((before) => !before),
  }
}

interface EmptyFieldsButtonProps extends EmptyFields {
  readonly resource: AnyResource
  /** The number of empty fields. */
  readonly count: number
  readonly className?: string | undefined
}

/** The button that shows and hides the empty fields of a record. */
export function EmptyFieldsButton({
  resource,
  count,
  className,
  showsEmpty,
  toggle,
}: EmptyFieldsButtonProps) {
  const { t } = useTranslation()
  if (count === 0 || resource.layout?.hideEmpty === false) return null
  return (
    <Button color="inherit" size="small" className={className} aria-pressed={showsEmpty} onClick={toggle}>
      {showsEmpty ? t('show.hideEmpty') : t('show.showEmpty', { count })}
    </Button>
  )
}
