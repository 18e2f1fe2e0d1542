import { useGo } from '@refinedev/core'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canOnRow } from '#providers/access/evaluate'
import { Page } from '#shell/navigation/page'
import { RefusedState } from '#shell/states'
import { recordPath, titleOf } from '#base/format/record-path'
import { RecordState } from '../record-states'
import { useResource } from '../resource-context'
import { useRecord } from '../use-record'
import { NewRecordDialog } from './new-record-dialog'
import { RecordForm } from './record-form'
import { useAfterSave } from './saving/use-after-save'
import { useSavedNotices } from './saving/use-saved-notices'

export function EditScreen() {
  const { t } = useTranslation()
  const go = useGo()
  const resource = useResource()
  const onSaved = useAfterSave(resource)
  const notices = useSavedNotices(resource)
  const reading = useRecord(resource, 'edit')
  const { row } = reading
  const isDeleted = reading.isGone || Boolean(row?.['deletedAt'])
  const mayEdit = !isDeleted && row !== undefined && canOnRow(row, 'update')
  const [opened, setOpened] = useState<string>()
  if (mayEdit && opened !== row.id) setOpened(row.id)
  if (!row) return <RecordState resource={resource} reading={reading} />
  const name = titleOf(resource, row)
  const title = t('form.edit', { title: name })
  const show = recordPath(resource, 'show', row)
  const steps = [{ label: name, to: show }, { label: t('show.edit') }]
  return (
    <Page title={title} steps={steps}>
      {opened === row.id && !mayEdit && (
        <Alert severity="warning" role="alert">
          {t(isDeleted ? 'form.deletedMeanwhile' : 'form.notEditable')}
        </Alert>
      )}
      {/* Typed values stay, even if the record may no longer be edited. */}
      {mayEdit || opened === row.id ? (
        <RecordForm
          key={row.id}
          resource={resource}
          row={row}
          title={title}
          container="page"
          NewRecord={NewRecordDialog}
          notice={notices.saved}
          onSaved={onSaved}
          onCancel={() => go({ to: show })}
        />
      ) : (
        <RefusedState
          reason={t('form.notEditable')}
          action={
            <Link to={show} className="button">
              {t('form.backToRecord', { title: name })}
            </Link>
          }
        />
      )}
    </Page>
  )
}
