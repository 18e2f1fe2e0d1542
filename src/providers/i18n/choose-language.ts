import { logFailure } from '#base/log'
import { notify } from '#base/toasts/notify'
import { changeLanguage, i18n } from '#base/i18n/i18n'
import type { Language } from '#base/i18n/languages'

/** What a menu of languages does: changes to one, and says so where its words do not come. */
export function chooseLanguage(language: Language): void {
  changeLanguage(language).catch((error: unknown) => {
    logFailure(`The words of ${language} did not come`, error)
    notify({ message: i18n.t('common.languageFailed'), variant: 'error' })
  })
}
