import type { I18nProvider } from '@refinedev/core'
import type { App } from '#define'
import { i18n } from '#base/i18n/i18n'
import { currentLabels } from '#base/i18n/labels'
import { languageOf } from '#text/language-of'
import { defaultLanguage } from '#base/i18n/languages'
import { chooseLanguage } from './choose-language'

/** The translations for refine, which requests a resource as `products.products`. */
export const createI18nProvider = (app: App): I18nProvider => ({
  translate: (key, options, defaults) => {
    const values: Record<string, unknown> = typeof options === 'object' ? options : {}
    const fallback = defaults ?? (typeof options === 'string' ? options : undefined)
    const [name = '', again] = key.split('.')
    const resource = name === again ? app[name] : undefined
    if (resource) return currentLabels(i18n).resource(resource, 1)
    return i18n.exists(key) || fallback === undefined ? i18n.t(key as never, values) : fallback
  },
  changeLocale: (language) => chooseLanguage(languageOf(language) ?? defaultLanguage),
  getLocale: () => i18n.language,
})
