import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource, App } from '#define'
import { isMe, matchesIn, type AnyMatch, type AnyMatchValue } from '#define/access'
import { fieldOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import { useLabels, type Labels } from '#base/i18n/labels'
import { useLocale } from '#base/format/use-locale'

/** A simple type for `t`, because the texts are built recursively. */
type Translate = (key: RuleKey, values?: Readonly<Record<string, string>>) => string
type RuleKey = `access.${'is' | 'isYes' | 'isNo' | 'isMe' | 'includesMe' | 'follows' | 'and' | 'or'}`

/** What the text of a rule is built from. */
export interface RuleLanguage {
  readonly app: App
  readonly labels: Labels
  readonly t: Translate
  readonly locale: string
}

/** Describes a condition in the current language: 'Status is Draft', 'Customer: Account is you'. */
export function useRuleText(): (resource: AnyResource, rule: AnyMatch | readonly AnyMatch[]) => string {
  const app = useApp()
  const labels = useLabels()
  const { t } = useTranslation()
  const locale = useLocale()
  return useMemo(
    () => (resource: AnyResource, rule: AnyMatch | readonly AnyMatch[]) =>
      ruleTextOf({ app, labels, t: t as Translate, locale }, resource, rule),
    [app, labels, t, locale],
  )
}

/** Same as `useRuleText`, outside of React. */
export function ruleTextOf(
  language: RuleLanguage,
  resource: AnyResource,
  rule: AnyMatch | readonly AnyMatch[],
): string {
  const clauses = matchesIn(rule).map((match) => matchText(language, resource, match))
  return joined(language, 'or', clauses)
}

function matchText(language: RuleLanguage, resource: AnyResource, match: AnyMatch): string {
  const parts = Object.entries(match).map(([name, value]) => partText(language, resource, name, value))
  return joined(language, 'and', parts)
}

/** Joins clauses, not words: Chinese uses another "and" for lists of words. */
const joined = ({ t }: RuleLanguage, word: 'and' | 'or', clauses: readonly string[]): string =>
  clauses.reduce((first, next) => t(`access.${word}`, { first, next }))

function partText(language: RuleLanguage, resource: AnyResource, name: string, value: AnyMatchValue): string {
  const { app, labels, t, locale } = language
  const field = name === 'id' ? labels.resource(resource, 1) : labels.field(resource, name)
  const declared = fieldOf(resource, name)
  if (isMe(value)) return t(declared?.kind === 'refs' ? 'access.includesMe' : 'access.isMe', { field })
  if (typeof value === 'object' && !Array.isArray(value)) {
    const target = declared && 'to' in declared ? app[declared.to] : undefined
    const rule = target ? matchText(language, target, value as AnyMatch) : ''
    return t('access.follows', { field, rule })
  }
  if (typeof value === 'boolean') return t(value ? 'access.isYes' : 'access.isNo', { field })
  const values = [value]
    .flat()
    .map((value) => (typeof value === 'string' ? `“${labels.option(resource, name, value)}”` : String(value)))
  return t('access.is', {
    field,
    values: new Intl.ListFormat(locale, { type: 'disjunction' }).format(values),
  })
}
