import { useGo } from '@refinedev/core'
import { Create } from '@refinedev/mui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routesOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { useRecordPageProps } from '../page/record-page-props'
import { useResource } from '../resource-context'
import { nextTimeOf } from './next-time'
import { NewRecordDialog } from './new-record-dialog'
import { RecordForm } from './record-form'
import { useAfterSave } from './saving/use-after-save'
import { useSavedNotices } from './saving/use-saved-notices'

export function CreateScreen() {
  const { t } = useTranslation()
  const labels = useLabels()
  const go = useGo()
  const resource = useResource()
  const onSaved = useAfterSave(resource)
  const notices = useSavedNotices(resource)
  const { list } = routesOf(resource)
  const title = t('form.create', { resource: labels.resource(resource, 1) })
  const [given] = useState(() => nextTimeOf(resource, new Date()))
  const page = useRecordPageProps({ title, steps: [{ label: title }] })
  return (
    <Create {...page} resource={resource.name}>
      <RecordForm
        resource={resource}
        title={title}
        given={given}
        container="page"
        NewRecord={NewRecordDialog}
        notice={notices.created}
        onSaved={onSaved}
        onCancel={() => go({ to: list })}
      />
    </Create>
  )
}
