import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'

/** The fields of a seller without which its invoices have no electronic form. */
const needed = ['name', 'country', 'taxNumber'] as const

/** On the page of a seller: what its electronic invoices lack; nothing if that is nothing. */
export function ElectronicNeedsPart({ resource, row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const missing = needed.filter((name) => (row[name] ?? '') === '')
  if (missing.length === 0) return null
  const fields = missing
    .map((name) => t('electronic.need', { field: labels.field(resource, name) }))
    .join(', ')
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {t('electronic.needs', { fields })}
    </Alert>
  )
}
