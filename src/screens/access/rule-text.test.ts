import { expect, it } from 'vitest'
import type { AnyResource } from '#define'
import { roles, type AnyMatch, type AnyRule } from '#define/access'
import { allFieldsOf } from '#define/reading'
import { shippedAreas } from '#locales/shipped-areas'
import { labels as chineseLabels } from '#locales/cn'
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

/** Every rule of a declaration that depends on the record. */
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

const value = '“[^”]+”(?: or “[^”]+”)*'
// A name, of which no word is left hanging before the verb, and what is said of it.
const clause = `(?:[A-Z][a-z]*(?: [a-z]+)*: )?(?:[A-Z][a-z]*(?: (?!of |with |to |by |from |in )[a-z]+)* (?:is you|include you|is ${value})|“[^”]+” is “(?:Yes|No)”)`
const sentence = new RegExp(`^(?!Who )${clause}(?:(?:,? and |, or )${clause})*$`)

it('every rule that a declaration has is a sentence in English', () => {
  const sentences = sentencesIn(inEnglish)
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter((item) => !sentence.test(item))).toEqual([])
})

it('the rule of a mailbox says whose it is', () => {
  expect(ruleTextOf(inEnglish, app['mails'] as AnyResource, { owner: { me: true } })).toBe(
    'Mailbox owner is you',
  )
})

it('every rule that a declaration has is said in Chinese words alone', () => {
  const sentences = sentencesIn(inChinese, shippedAreas)
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter((item) => /[A-Za-z]|和|undefined/.test(item))).toEqual([])
})
