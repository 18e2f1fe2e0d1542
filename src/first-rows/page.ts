import { detectLanguage } from '#base/i18n/detect-language'
import type { Role } from '#define'
import { pageDataId, type PageData, type PageTexts } from './page-data'

/** What the page was opened with: its data and its language, and the account as soon as it has arrived. */
interface Page {
  readonly data: PageData
  readonly language: string
  readonly texts: PageTexts
  role: Role
}

/** Shared by the inline script and the script of the list, which are different builds. */
const shared = globalThis as { firstPage?: Page }

/** Reads the data of the page; undefined on a page without any. */
export function readPage(): Page | undefined {
  const json = document.getElementById(pageDataId)?.textContent
  if (!json) return undefined
  const data = JSON.parse(json) as PageData
  const language = detectLanguage()
  return (shared.firstPage = { data, language, texts: data.languages[language], role: 'user' })
}

/**
 * The page that `readPage` has read.
 * @throws Error before that.
 */
export function currentPage(): Page {
  if (!shared.firstPage) throw new Error('The page has no data')
  return shared.firstPage
}

type Values = Readonly<Record<string, unknown>>

/** A text in the language of the page, with values in place of `{{name}}`; plural forms as i18next names them. */
export function t(key: string, values: Values = {}): string {
  const { texts, language } = currentPage()
  const plural = language === 'en' && values['count'] === 1 ? 'one' : 'other'
  const text = texts.texts[key] ?? texts.texts[`${key}_${plural}`] ?? ''
  return text.replaceAll(/{{(\w+)}}/g, (_, name: string) => String(values[name]))
}
