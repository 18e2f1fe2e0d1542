import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleFor } from '#define/access'
import { useAccess } from '#providers/access'
import { useRole } from '#providers/auth/use-auth'
import { useApp } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'
import { intlLocale } from '#base/format/intl'
import type { RenderContext } from './draw'
import type { TextFormatter } from './text/format'
import { renderContext } from './render-context'
import { requestFormats, useFormats } from './written/use-formats'

/** The render context of the page. A list creates it once, not in each cell. */
export function useRenderContext(): RenderContext {
  const { t, i18n } = useTranslation()
  const app = useApp()
  const labels = useLabels()
  const can = useAccess()
  const role = useRole()
  const formats = useFormats()
  const { language } = i18n
  return useMemo(() => {
    const mayRead = (resource: string) => can({ resource, action: 'read' })
    const opensAll = (name: string) => {
      const resource = app[name]
      return resource !== undefined && ruleFor(resource.access, role, 'read') === true
    }
    const locale = intlLocale(language)
    const textIn: TextFormatter = (format, text, zone, at) => {
      if (!formats) requestFormats()
      if (format === 'timeZone') return formats?.formatZoneAt(text, locale, at) ?? ''
      return formats?.ruleSentence(text, zone, { locale, t }) ?? ''
    }
    return renderContext({ locale, t, labels, app, textIn, mayRead, opensAll })
  }, [t, language, labels, app, can, formats, role])
}
