import { detectLanguage } from '#base/i18n/detect-language'
import type { Language } from '#base/i18n/languages'
import type { Role } from '#define'
import { pageDataId, type FrameData, type FrameTexts, type PageData, type PageTexts } from './data/page-data'

/** What the page was opened with: its data and its language, and the account as soon as it has arrived. */
interface OpenedFrame {
  readonly data: FrameData
  readonly language: Language
  readonly texts: FrameTexts
  role: Role
}

/** The page of a list or of a record. */
interface OpenedPage extends OpenedFrame {
  readonly data: PageData
  readonly texts: PageTexts
}

/** Shared by the inline script and the script of the list, which are different builds. */
const shared = globalThis as { firstPage?: OpenedPage }

/** Reads the data of the page of a list or of a record; undefined on a page without any. */
export function readPage(): OpenedPage | undefined {
  const json = document.getElementById(pageDataId)?.textContent
  if (!json) return undefined
  const data = JSON.parse(json) as PageData
  const language = detectLanguage()
  return (shared.firstPage = { data, language, texts: data.languages[language], role: 'user' })
}

/** The same for any page, of which no more than the data of the frame is known. */
export const readFrame = (): OpenedFrame | undefined => readPage()

/**
 * The page of a list or of a record that `readPage` has read.
 * @throws Error before that.
 */
export function currentPage(): OpenedPage {
  if (!shared.firstPage) throw new Error('The page has no data')
  return shared.firstPage
}

/**
 * The page that `readFrame` has read.
 * @throws Error before that.
 */
export const currentFrame: () => OpenedFrame = currentPage

type Values = Readonly<Record<string, unknown>>

/** A text in the language of the page, with values in place of `{{name}}`; plural forms as i18next names them. */
export function t(key: string, values: Values = {}): string {
  const { texts, language } = currentFrame()
  const plural = language === 'en' && values['count'] === 1 ? 'one' : 'other'
  const text = texts.texts[key] ?? texts.texts[`${key}_${plural}`] ?? ''
  return text.replaceAll(/{{(\w+)}}/g, (_, name: string) => String(values[name]))
}
