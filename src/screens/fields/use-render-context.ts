import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccess } from '#providers/access'
import { useApp } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'
import { intlLocale } from '#base/format/intl'
import type { RenderContext } from './draw'
import type { TextFormatter } from './format'
import { renderContext } from './render-context'
import { requestFormats, useFormats } from './written/use-formats'

/** The render context of the page. A list creates it once, not in each cell. */
export function useRenderContext(): RenderContext {
  const { t, i18n } = useTranslation()
  const app = useApp()
  const labels = useLabels()
  const can = useAccess()
  const formats = useFormats()
  const { language } = i18n
  return useMemo(() => {
    const mayRead = (resource: string) => can({ resource, action: 'read' })
    const locale = intlLocale(language)
    const textIn: TextFormatter = (format, text, zone) => {
      if (!formats) requestFormats()
      if (format === 'timeZone') return formats?.formatZone(text, locale) ?? ''
      return formats?.ruleSentence(text, zone, { locale, t }) ?? ''
    }
    return renderContext({ locale, t, labels, app, textIn, mayRead })
  }, [t, language, labels, app, can, formats])
}
