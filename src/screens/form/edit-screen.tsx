import { useGo } from '@refinedev/core'
import { Edit } from '@refinedev/mui'
import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { RefusedState } from '#shell/states'
import { addressOf, recordPath, titleOf } from '#base/format/record-path'
import { useRecordPageProps } from '../page/record-page-props'
import { prefetchEditors } from '../fields/input/rich-text/lazy-rich-text'
import { RecordState } from '../record-states'
import { useResource } from '../resource-context'
import { useRecord } from '../use-record'
import { NewRecordDialog } from './new-record-dialog'
import { RecordForm } from './record-form'
import { useAfterSave } from './saving/use-after-save'
import { useSavedNotices } from './saving/use-saved-notices'

export function EditScreen() {
  const resource = useResource()
  const reading = useRecord(resource, 'edit')
  const { row } = reading
  useEffect(() => prefetchEditors(resource.fields), [resource])
  if (!row) return <RecordState resource={resource} reading={reading} />
  return <EditPage resource={resource} row={row} isGone={reading.isGone} />
}

interface EditPageProps {
  readonly resource: AnyResource
  readonly row: Row
  /** Whether the record was deleted meanwhile, or may no longer be read. */
  readonly isGone: boolean
}

function EditPage({ resource, row, isGone }: EditPageProps) {
  const { t } = useTranslation()
  const go = useGo()
  const onSaved = useAfterSave(resource)
  const notices = useSavedNotices(resource)
  const isDeleted = isGone || Boolean(row['deletedAt'])
  const mayEdit = !isDeleted && canOnRow(row, 'update')
  const [opened, setOpened] = useState<string>()
  if (mayEdit && opened !== row.id) setOpened(row.id)
  const name = titleOf(resource, row)
  const title = t('form.edit', { title: name })
  const show = recordPath(resource, 'show', row)
  const page = useRecordPageProps({ title, steps: [{ label: name, to: show }, { label: t('show.edit') }] })
  return (
    <Edit {...page} resource={resource.name} recordItemId={addressOf(resource, row)} headerButtons={<></>}>
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
    </Edit>
  )
}
