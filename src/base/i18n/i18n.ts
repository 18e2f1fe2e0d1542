import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from '#locales/en'
import { inSentence } from '#text/in-sentence'
import { logFailure } from '../log'
import { changeSetting, readSettings } from '../settings'
import { storeRequestedLanguage, storeLanguage } from './detect-language'
import { setUntitled } from '../format/record-path'
import { currentLabels, labelsNamespace } from './labels'
import { directionOf, tagOf, defaultLanguage, type Language } from './languages'
import { loading, translationsBackend, translationSources } from './translations-backend'

/** The translations, in the language of the page. */
export const i18n = createInstance()

const namespaces = ['translation', labelsNamespace]

/**
 * Starts in a language. Resolves when its translations have loaded, or after `timeoutMs` milliseconds: the page then
 * starts in English and changes as soon as they are there.
 */
export async function startI18n(language: Language, timeoutMs = Infinity): Promise<void> {
  await i18n
    .use(initReactI18next)
    .use(translationsBackend(translationSources))
    .init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      resources: { en: { translation: en } },
      ns: namespaces,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      ...loading,
    })
  setPluralRules()
  i18n.services.formatter?.add('inSentence', inSentence)
  setUntitled(
    (resource) => i18n.t('list.untitled', { resource: currentLabels(i18n).resource(resource, 1) }),
    (resource) => currentLabels(i18n).untitled(resource),
  )
  storeRequestedLanguage()
  const spoken = speak(language).catch((error: unknown) =>
    logFailure('The page stays in English: the translations of its language could not be loaded', error),
  )
  await (timeoutMs === Infinity
    ? spoken
    : Promise.race([spoken, new Promise((go) => setTimeout(go, timeoutMs))]))
}

/**
 * Makes i18next use the plural rules of the tag of a language: its code may be unknown to Intl, which then uses the
 * rules of the browser's language.
 */
function setPluralRules(): void {
  const resolver = i18n.services.pluralResolver as { getRule: (code: string, options?: object) => unknown }
  const getRule = resolver.getRule.bind(resolver)
  resolver.getRule = (code, options) => getRule(tagOf(code), options)
}

/**
 * Changes to the language that the user chose and stores it; also sets the direction of the page.
 * @throws Error if its translations do not load; the page then stays as it is.
 */
export async function changeLanguage(language: Language): Promise<void> {
  if (!(await speak(language))) return
  storeLanguage(language)
  forceDirection(language)
}

/** Arabic forces right-to-left, any other language left-to-right, whatever the setting was. */
export function forceDirection(language: string): void {
  const direction = directionOf(language)
  if (readSettings().themeDirection !== direction) changeSetting('themeDirection', direction)
}

let wanted: Language = defaultLanguage

/** Returns whether the language is active: another one may have been chosen while it was loading. */
async function speak(language: Language): Promise<boolean> {
  wanted = language
  if (!hasTranslations(language)) await i18n.reloadResources([language], namespaces)
  if (!hasTranslations(language)) throw new Error(`The translations of ${language} could not be loaded`)
  if (wanted !== language) return false
  await i18n.changeLanguage(language)
  document.documentElement.lang = tagOf(language)
  return true
}

const hasTranslations = (language: Language): boolean => i18n.hasResourceBundle(language, 'translation')
