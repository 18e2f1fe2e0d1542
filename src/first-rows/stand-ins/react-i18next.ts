import { currentFrame, t } from '../page'

/** The translations of the page's data, in the build of the inline script of the first rows. */
export const useTranslation = () => ({ t, i18n: { language: currentFrame().language } })
