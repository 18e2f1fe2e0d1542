import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { routesOf } from '../../define/reading'
import { useLabels } from '../../providers/i18n/labels'
import { Page } from '../../shell/page'
import { RefusedState } from '../../shell/states'
import { recordPath, titleOf } from '../record-path'
import { RecordState } from '../record-states'
import { useResource } from '../resource-context'
import { useRecord } from '../use-record'
import { NewRecordDialog } from './new-record-dialog'
import { RecordForm } from './record-form'
import { useAfterSave } from './use-after-save'

/** The page on which a record is changed. */
export function EditScreen() {
  const { t } = useTranslation()
  const labels = useLabels()
  const navigate = useNavigate()
  const resource = useResource()
  const onSaved = useAfterSave(resource, 'saved')
  const reading = useRecord(resource)
  const { row } = reading
  if (!row) return <RecordState resource={resource} reading={reading} />
  const name = titleOf(resource, row)
  const title = t('form.edit', { title: name })
  const show = recordPath(resource, 'show', row)
  const breadcrumbs = [
    { label: labels.resource(resource), to: routesOf(resource).list },
    { label: name, to: show },
    { label: t('show.edit') },
  ]
  return (
    <Page title={title} breadcrumbs={breadcrumbs}>
      {row._can.includes('update') ? (
        <RecordForm
          key={row.id}
          resource={resource}
          row={row}
          title={title}
          place="page"
          NewRecord={NewRecordDialog}
          onSaved={onSaved}
          onCancel={() => void navigate(show)}
        />
      ) : (
        <RefusedState reason={t('form.notEditable')} />
      )}
    </Page>
  )
}
