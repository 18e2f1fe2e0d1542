import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import { useNotify } from '#base/toasts/notify'
import { callEndpoint } from '#providers/data/endpoints/call-endpoint'
import { download } from '#providers/data/http/download'
import { sentencesOf } from '#providers/data/http/problem'
import type { Row } from '#providers/data/answers'
import { sheetFile } from '#base/files/sheet-file'
import { saveFile } from '#base/files/save-file'
import { jobCalls } from '../jobs.wire'

const extensions: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/mbox': 'mbox',
}

/** Downloads the file of an export. */
export function ExportedFile({ row }: { readonly row: Row }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    try {
      const file = await download(`/api/works/${row.id}/file`)
      const extension = extensions[file.type.split(';')[0] ?? ''] ?? 'xlsx'
      saveFile(
        file,
        `${String(row['resource'] ?? row['name'])}-${String(row['createdAt']).slice(0, 10)}.${extension}`,
      )
    } catch (error) {
      notify({ message: sentencesOf(error), variant: 'error' })
    }
    setLoading(false)
  }
  return (
    <Button variant="contained" disabled={isLoading} onClick={() => void save()}>
      {t('work.downloadFile')}
    </Button>
  )
}

interface FailedProps {
  readonly resource: AnyResource
  readonly row: Row
}

/** Downloads the rows of a file, or the records, that a job could not process, with the reasons. */
export function FailedRows({ resource, row }: FailedProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const isImport = row['kind'] === 'import'
  const reason = t('importing.errors')
  const save = async () => {
    setLoading(true)
    try {
      const rows = isImport
        ? await importedRows(row.id, reason)
        : [[labels.field(resource, 'problems.title'), reason], ...skippedRecords(row)]
      const name = String(isImport ? row['name'] : row['resource']).replace(/\.[^.]*$/, '')
      saveFile(sheetFile(rows), `${name}-${reason.toLowerCase()}.csv`)
    } catch (error) {
      notify({ message: sentencesOf(error), variant: 'error' })
    }
    setLoading(false)
  }
  return (
    <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void save()}>
      {t(isImport ? 'importing.download' : 'work.downloadSkipped')}
    </Button>
  )
}

async function importedRows(id: string, reason: string): Promise<string[][]> {
  const { headers, rows } = await callEndpoint(jobCalls.failedRows, { id })
  return [[...headers, reason], ...rows.map(({ cells, message }) => [...cells, message])]
}

interface Skipped {
  readonly title: string | null
  readonly message: string
}

const skippedRecords = (row: Row): string[][] =>
  (row['problems'] as readonly Skipped[]).map(({ title, message }) => [title ?? '', message])
