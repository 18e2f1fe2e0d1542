import { detectLanguage } from '#base/i18n/detect-language'
import type { Language } from '#base/i18n/languages'
import type { Account } from '#base/session/session'
import type { Role } from '#define'
import {
  pageDataId,
  type AreaData,
  type CustomPageData,
  type FrameData,
  type FrameTexts,
  type PageData,
  type PageTexts,
} from './data/page-data'

/** What the page was opened with: its data and its language, and the account as soon as it has arrived. */
interface OpenedFrame {
  readonly data: FrameData
  readonly language: Language
  readonly texts: FrameTexts
  role: Role
  account?: Account
}

/** A page with the heading of its resource. */
interface OpenedArea extends OpenedFrame {
  readonly data: AreaData
  readonly texts: AreaData['languages'][Language]
}

/** A custom page. */
interface OpenedCustomPage extends OpenedArea {
  readonly data: CustomPageData
}

/** The page of a list or of a record. */
interface OpenedPage extends OpenedArea {
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

/**
 * The page of a resource, whether it is generated or custom.
 * @throws Error before it is read.
 */
export const currentArea: () => OpenedArea = currentPage

/**
 * The custom page that `readFrame` has read.
 * @throws Error before that.
 */
export const currentCustomPage = (): OpenedCustomPage => currentFrame() as OpenedCustomPage

type Values = Readonly<Record<string, unknown>>

/** A text in the language of the page, with values in place of `{{name}}`; plural forms as i18next names them. */
export function t(key: string, values: Values = {}): string {
  const { texts, language } = currentFrame()
  const plural = language === 'en' && values['count'] === 1 ? 'one' : 'other'
  const text = texts.texts[`${key}_${plural}`] ?? texts.texts[key] ?? ''
  return text.replaceAll(/{{(\w+)}}/g, (_, name: string) => String(values[name]))
}
