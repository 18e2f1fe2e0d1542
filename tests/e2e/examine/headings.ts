import { errors } from '#locales/en/errors'
import { errors as errorsCn } from '#locales/cn/errors'

/** The heading of a page that the user may not open. */
export const refusedHeading = errors.refusedTitle

/** The headings of a page that does not exist or failed. */
export const brokenHeadings: readonly string[] = [errors.notFoundTitle, errors.brokenTitle]

/** The headings of a page that the user did not get, in both languages. */
export const errorHeadings: readonly string[] = [errors, errorsCn].flatMap((texts) => [
  texts.refusedTitle,
  texts.notFoundTitle,
  texts.brokenTitle,
])
