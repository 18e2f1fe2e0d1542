import { filledText } from '#text/filled'
import type { IncomingHttpHeaders } from 'node:http'
import type { Fault } from '#define/parsing/parse'
import { problems as problemsCn } from '#locales/cn/problems'
import { refusals as refusalsCn } from '#locales/cn/refusals'
import { validation as validationCn } from '#locales/cn/validation'
import { problems as problemsEn, type Problems } from '#locales/en/problems'
import { refusals as refusalsEn } from '#locales/en/refusals'
import { validation as validationEn } from '#locales/en/validation'
import { languageIn } from '#text/language-cookie'
import { languageOf } from '#text/language-of'
import { tagOf } from '#text/language-tag'
import type { Language } from '../caller'

const problems: Record<Language, Problems> = { en: problemsEn, cn: problemsCn }
const validation: Record<Language, Readonly<Record<string, string>>> = {
  en: { ...validationEn, ...refusalsEn },
  cn: { ...validationCn, ...refusalsCn },
}

/** The language of an Accept-Language header: Chinese where it comes first, else English. */
export const acceptedLanguage = (header: string | undefined): Language =>
  /^\s*(zh|cn)\b/i.test(header ?? '') ? 'cn' : 'en'

/**
 * The language of a page with one path for all languages: from its query (`lng`), else the language chosen before
 * (cookie), else the browser's.
 */
export const readersLanguage = (
  query: string,
  { cookie = '', 'accept-language': accepted }: IncomingHttpHeaders,
): Language =>
  languageOf(new URLSearchParams(query).get('lng')) ??
  languageOf(languageIn(cookie)) ??
  acceptedLanguage(accepted)

export const problemText = (
  language: Language,
  key: keyof Problems,
  values?: Readonly<Record<string, string | number>>,
): string => filledText(problems[language][key], values)

/** The message of a fault. */
export function faultText(language: Language, { key, values }: Fault): string {
  const sentences = validation[language]
  return filledText(sentences[key] ?? sentences.invalid ?? key, values && grouped(language, values))
}

/** Numbers with separators, as the browser writes those of its own messages. */
const grouped = (language: Language, values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? numberFormats[language].format(value) : value,
    ]),
  )

const numberFormat = (language: Language) =>
  new Intl.NumberFormat(tagOf(language), { maximumFractionDigits: 20 })
const numberFormats = { en: numberFormat('en'), cn: numberFormat('cn') }

/** A duration as text, in minutes where it is long: '40 seconds', '3 minutes'. */
export function waitText(language: Language, seconds: number): string {
  const [amount, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second']
  return new Intl.NumberFormat(tagOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
