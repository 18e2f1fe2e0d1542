import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { undoBatch } from '#screens/undo/undo-batch'

/** Undoes what a job has changed. */
export function UndoPart({ row }: { readonly row: Row }) {
  const { t } = useTranslation()
  if (row['isUndoable'] !== true) return null
  return (
    <Button variant="outlined" color="inherit" onClick={() => void undoBatch(row.id, String(row['name']))}>
      {t('common.undo')}
    </Button>
  )
}
