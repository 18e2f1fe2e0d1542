import { common as chinese } from '#locales/cn/common'
import { errors as chineseErrors } from '#locales/cn/errors'
import { common as english } from '#locales/en/common'
import { errors as englishErrors } from '#locales/en/errors'

/** The texts of the dashboard's error pages, as specified. */
export const copy = {
  en: {
    ...englishErrors,
    maintenance: 'We will be back shortly. Please try again in a few minutes.',
    home: english.goHome,
  },
  cn: { ...chineseErrors, maintenance: '我们很快就会回来，请几分钟后再试。', home: chinese.goHome },
}
