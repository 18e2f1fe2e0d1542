import { useTranslation } from 'react-i18next'
import type { AnyResource } from '../../../define'
import { useLabels } from '../../../providers/i18n/labels'

/** What something that is done to several records is called. */
export function useBulkLabel(resource: AnyResource): (verb: string) => string {
  const { t } = useTranslation()
  const labels = useLabels()
  return (verb) => {
    if (verb === 'delete') return t('list.delete')
    return verb === 'restore' ? t('list.restore') : labels.move(resource, verb)
  }
}
