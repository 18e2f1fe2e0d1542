import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { actionsOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'

/** Returns the label of a bulk verb. */
export function useBulkLabel(resource: AnyResource): (verb: string) => string {
  const { t } = useTranslation()
  const labels = useLabels()
  return (verb) => {
    if (verb === 'delete') return t('list.delete')
    if (verb === 'update') return t('list.edit')
    if (verb === 'restore') return t('list.restore')
    return actionsOf(resource)[verb] ? labels.action(resource, verb) : labels.move(resource, verb)
  }
}
