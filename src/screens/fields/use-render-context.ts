import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccess } from '#providers/access'
import { useApp } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'
import type { RenderContext } from './draw'
import { intlLocale } from '#base/format/intl'

/** The render context of the page. A list creates it once, not in each cell. */
export function useRenderContext(): RenderContext {
  const { t, i18n } = useTranslation()
  const app = useApp()
  const labels = useLabels()
  const can = useAccess()
  const { language } = i18n
  return useMemo(
    () => ({
      locale: intlLocale(language),
      option: labels.option,
      yes: t('list.yes'),
      no: t('list.no'),
      empty: t('list.empty'),
      opensElsewhere: t('list.opensElsewhere'),
      stars: (rating) => t('list.stars', { rating }),
      entries: (count) => t('list.entries', { count }),
      untitled: (name, reason) => {
        if (reason === 'goneOrHidden') return t('list.goneOrNoAccess')
        const resource = app[name]
        if (reason === 'empty' && resource) return labels.resource(resource, 1)
        return t(name === 'users' ? 'list.somebody' : 'list.noAccess')
      },
      readable: (name) => (can({ resource: name, action: 'read' }) ? app[name] : undefined),
    }),
    [t, language, labels, app, can],
  )
}
