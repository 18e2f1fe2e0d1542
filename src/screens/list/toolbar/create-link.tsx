import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { routesOf } from '#define/reading'
import { useCan } from '#providers/access'
import { useLabels } from '#base/i18n/labels'

/** Links to the form for a new record, if the user may create one. */
export function CreateLink({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const mayCreate = useCan({ resource: resource.name, action: 'create' }).data?.can === true
  if (!mayCreate) return null
  return (
    <Link className="button primary" to={routesOf(resource).create}>
      {t('list.create', { resource: labels.resource(resource, 1) })}
    </Link>
  )
}
