import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import { titleOf } from '#base/format/record-path'
import { lazyModule } from '#base/loading/lazy-module'
import { useNotify } from '#base/toasts/notify'
import type { Row } from '#providers/data/answers'
import { sentencesOf } from '#providers/data/http/problem'

// The client of files is large, and most visits to a record need none.
const saving = lazyModule(() => import('./save-document'))

interface PdfProps {
  readonly resource: AnyResource
  readonly row: Row
}

/** Downloads the document of a record as PDF, in the language of the page; nothing where none is declared. */
export function PdfButton({ resource, row }: PdfProps) {
  const { t, i18n } = useTranslation()
  const labels = useLabels()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  if (!resource.layout?.document) return null
  const title = `${labels.document(resource)} ${titleOf(resource, row)}`
  const save = async () => {
    setLoading(true)
    try {
      const { savePdf } = await saving.load()
      await savePdf(resource, row, { title, language: i18n.language })
    } catch (error) {
      saving.forgetFailure()
      notify({ message: sentencesOf(error), variant: 'error' })
    }
    setLoading(false)
  }
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
