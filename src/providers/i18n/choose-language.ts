import { logFailure } from '../log'
import { notify } from '../notifications/notify'
import { changeLanguage, i18n } from './i18n'
import type { Language } from './languages'

/** What a menu of languages does: changes to one, and says so where its words do not come. */
export function chooseLanguage(language: Language): void {
  changeLanguage(language).catch((error: unknown) => {
    logFailure(`The words of ${language} did not come`, error)
    notify({ message: i18n.t('common.languageFailed'), variant: 'error' })
  })
}
