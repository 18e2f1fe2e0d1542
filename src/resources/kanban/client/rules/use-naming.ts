import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLocale } from '#base/format/use-locale'
import { useLabels } from '#base/i18n/labels'
import type { Naming } from '../../rule-sentence.wire'

/** How the sentences of rules name columns, users and priorities in the language of the page. */
export function useNaming(resource: AnyResource, titleOf: Naming['titleOf']): Naming {
  const { t } = useTranslation()
  const labels = useLabels()
  const locale = useLocale()
  return {
    t: (key, values) => t(`boardRules.${key}`, { ...values }),
    locale,
    titleOf,
    priorityOf: (value) => labels.option(resource, 'priority', value),
  }
}
