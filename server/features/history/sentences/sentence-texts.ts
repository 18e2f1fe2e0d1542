import { filledText } from '#text/filled'
import { sentences as cn } from '#locales/cn/sentences'
import { sentences as en } from '#locales/en/sentences'
import type { Language } from '#server/base/caller'
import { tagOf } from '#text/language-tag'

const texts = { en, cn }

type Texts = typeof en
type Named = Exclude<keyof Texts, 'verbs' | `${string}_one` | `${string}_other`>
type Counted = keyof Texts extends infer Key ? (Key extends `${infer Name}_other` ? Name : never) : never
type Values = Readonly<Record<string, string>>

/** A text with its placeholders filled. */
export const sentenceText = (language: Language, key: Named, values: Values): string =>
  filledText(texts[language][key], values)

/** The same for a number of things. */
export function countedText(language: Language, name: Counted, count: number, values: Values): string {
  const all: Readonly<Record<string, unknown>> = texts[language]
  const text = (count === 1 && all[`${name}_one`]) || all[`${name}_other`]
  return filledText(String(text), { ...values, count: count.toLocaleString(tagOf(language)) })
}

/** The label of a verb that every resource has; undefined for moves and actions. */
export function plainVerbText(language: Language, verb: string): string | undefined {
  const { verbs } = texts[language]
  return Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : undefined
}
