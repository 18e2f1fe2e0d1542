import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { usePdf } from './use-pdf'

interface PdfProps {
  readonly resource: AnyResource
  readonly row: Row
}

/** Downloads the document of a record as PDF, in the language of the page. */
export function PdfButton({ resource, row }: PdfProps) {
  const { t } = useTranslation()
  const { title, isLoading, save } = usePdf(resource, row)
  return (
    <Button
      variant="outlined"
      color="inherit"
      disabled={isLoading}
      aria-label={t('show.downloadPdf', { title })}
      onClick={() => void save()}
    >
      {t('show.pdf')}
    </Button>
  )
}
