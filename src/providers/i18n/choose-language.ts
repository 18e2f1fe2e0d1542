import { logFailure } from '#base/log'
import { notify } from '#base/toasts/notify'
import { changeLanguage, i18n } from '#base/i18n/i18n'
import type { Language } from '#base/i18n/languages'

/** Changes the language, and shows an error if its translations do not load. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await changeLanguage(language)
  } catch (error) {
    logFailure(`The translations of ${language} could not be loaded`, error)
    notify({ message: i18n.t('common.languageFailed'), variant: 'error' })
  }
}
