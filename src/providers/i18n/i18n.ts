import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from '../../locales/en'
import { labelsNamespace } from './labels'
import { directionOf, languageKey, tagOf, usualLanguage, type Language } from './languages'
import { loadWords } from './load-words'

/** The words of the program in the language of the page. */
export const i18n = createInstance()

/** Starts in a language, whose words have come when this resolves. */
export async function startI18n(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: usualLanguage,
    fallbackLng: usualLanguage,
    resources: { en: { translation: en } },
    ns: ['translation', labelsNamespace],
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await speak(language)
}

/** Changes to a language, for this time and the next. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language)
  localStorage.setItem(languageKey, language)
}

async function speak(language: Language): Promise<void> {
  const words = await loadWords(language)
  if (words) {
    i18n.addResourceBundle(language, 'translation', words.translation)
    i18n.addResourceBundle(language, labelsNamespace, words.labels)
  }
  await i18n.changeLanguage(language)
  document.documentElement.lang = tagOf(language)
  document.documentElement.dir = directionOf(language)
}
