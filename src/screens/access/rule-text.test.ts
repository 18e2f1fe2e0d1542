import { expect, it } from 'vitest'
import type { AnyResource } from '#define'
import { roles, type AnyMatch, type AnyRule } from '#define/access'
import { allFieldsOf } from '#define/reading'
import { shippedAreas } from '#locales/shipped-areas'
import { labels as chineseLabels } from '#locales/cn/app-labels'
import { access as chinese } from '#locales/cn/access'
import { access as english } from '#locales/en/access'
import { labelsFrom } from '#base/i18n/labels'
import { app } from '#resources/app'
import { ruleTextOf, type RuleLanguage } from './rule-text'

const translatorOf =
  (texts: typeof english | typeof chinese): RuleLanguage['t'] =>
  (key, values = {}) =>
    texts[key.slice('access.'.length) as 'is'].replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    )
const inEnglish = { app, locale: 'en-GB', labels: labelsFrom(undefined), t: translatorOf(english) }
const inChinese = { app, locale: 'zh-CN', labels: labelsFrom(chineseLabels), t: translatorOf(chinese) }

/** All conditions in the access rules of a declaration. */
function rulesOf(resource: AnyResource): (AnyMatch | readonly AnyMatch[])[] {
  const grants = roles.map((role) => resource.access[role])
  const ofVerbs = grants.flatMap((grant) => (typeof grant === 'object' ? Object.values(grant) : []))
  const ofFields = Object.values(allFieldsOf(resource)).flatMap(({ readableBy }) =>
    readableBy && !Array.isArray(readableBy) ? Object.values(readableBy as Record<string, AnyRule>) : [],
  )
  return [...ofVerbs, ...ofFields].filter((rule) => typeof rule === 'object')
}

const everyArea = Object.keys(app)
const sentencesIn = (language: RuleLanguage, areas: readonly string[] = everyArea): string[] => [
  ...new Set(
    Object.values(app).flatMap((resource) =>
      !areas.includes(resource.name)
        ? []
        : rulesOf(resource).map((rule) => ruleTextOf(language, resource, rule)),
    ),
  ),
]

const value = '“[^”]+”(?:(?:, “[^”]+”)* or “[^”]+”)?|\\d+'
// A name that does not end in a preposition before the verb, and what is stated about it.
const clause = `(?:[A-Z][a-z]*(?: [a-z]+)*: )*(?:[A-Z][a-z]*(?: (?!of |with |to |by |from |in )[a-z]+)* (?:is you|include you|is ${value})|“[^”]+” is “(?:Yes|No)”)`
const sentence = new RegExp(`^(?!Who )${clause}(?:(?:,? and |, or )${clause})*$`)

it('every access rule of the app is written as an English sentence', () => {
  const sentences = sentencesIn(inEnglish)
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter((item) => !sentence.test(item))).toEqual([])
})

it('the access rule of a mailbox is written as "Mailbox owner is you"', () => {
  expect(ruleTextOf(inEnglish, app['mails'] as AnyResource, { owner: { me: true } })).toBe(
    'Mailbox owner is you',
  )
})

it('every access rule of the shipped areas is written in Chinese without English words', () => {
  const sentences = sentencesIn(inChinese, shippedAreas)
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter((item) => /[A-Za-z]|和|undefined/.test(item))).toEqual([])
})
