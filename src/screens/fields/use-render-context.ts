import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccess } from '#providers/access'
import { useApp } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'
import { intlLocale } from '#base/format/intl'
import type { RenderContext } from './draw'
import { renderContext } from './render-context'

/** The render context of the page. A list creates it once, not in each cell. */
export function useRenderContext(): RenderContext {
  const { t, i18n } = useTranslation()
  const app = useApp()
  const labels = useLabels()
  const can = useAccess()
  const { language } = i18n
  return useMemo(() => {
    const mayRead = (resource: string) => can({ resource, action: 'read' })
    return renderContext({ locale: intlLocale(language), t, labels, app, mayRead })
  }, [t, language, labels, app, can])
}
