import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { NamedSection } from '#define/layout/layout-of'
import { useLabels } from '#base/i18n/labels'

/** The heading of a section in the language of the page. */
export function useSectionHeading(resource: AnyResource): (section: NamedSection) => string {
  const { t } = useTranslation()
  const labels = useLabels()
  return ({ name, isRest }) => (isRest ? t('show.moreFields') : labels.section(resource, name))
}
