import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { EmptyFields } from './empty-fields'

export interface EmptyFieldsButtonProps extends EmptyFields {
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
