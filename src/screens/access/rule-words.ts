import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource, App } from '../../define'
import { isMe, matchesIn, type AnyMatch, type AnyMatchValue } from '../../define/access'
import { fieldOf } from '../../define/reading'
import { useApp } from '../../providers/app-context'
import { useLabels, type Labels } from '../../providers/i18n/labels'
import { useLocale } from '../fields/use-locale'

/** Plain, as the words are worked out recursively. */
type Say = (key: RuleKey, values?: Readonly<Record<string, string>>) => string
type RuleKey = `access.${'yes' | 'no' | 'is' | 'isMe' | 'selfMe' | 'follows'}`

interface Speaking {
  readonly app: App
  readonly labels: Labels
  readonly t: Say
  readonly locale: string
}

/** What a match says of a record, in words: 'Status is Draft', 'Customer: Account is you'. */
export function useRuleWords(): (resource: AnyResource, rule: AnyMatch | readonly AnyMatch[]) => string {
  const app = useApp()
  const labels = useLabels()
  const { t } = useTranslation()
  const locale = useLocale()
  return useMemo(
    () => (resource: AnyResource, rule: AnyMatch | readonly AnyMatch[]) => {
      const speaking = { app, labels, t: t as Say, locale }
      const matches = matchesIn(rule).map((match) => matchWords(speaking, resource, match))
      return new Intl.ListFormat(locale, { type: 'disjunction' }).format(matches)
    },
    [app, labels, t, locale],
  )
}

function matchWords(speaking: Speaking, resource: AnyResource, match: AnyMatch): string {
  const parts = Object.entries(match).map(([name, value]) => partWords(speaking, resource, name, value))
  return new Intl.ListFormat(speaking.locale, { type: 'conjunction' }).format(parts)
}

function partWords(speaking: Speaking, resource: AnyResource, name: string, value: AnyMatchValue): string {
  const { app, labels, t, locale } = speaking
  if (isMe(value))
    return name === 'id' ? t('access.selfMe') : t('access.isMe', { field: labels.field(resource, name) })
  const field = labels.field(resource, name)
  const declared = fieldOf(resource, name)
  if (typeof value === 'object' && !Array.isArray(value)) {
    const target = declared && 'to' in declared ? app[declared.to] : undefined
    const rule = target ? matchWords(speaking, target, value as AnyMatch) : ''
    return t('access.follows', { field, rule })
  }
  const values = [value].flat().map((one) => {
    if (typeof one === 'boolean') return t(one ? 'access.yes' : 'access.no')
    return typeof one === 'string' ? `“${labels.option(resource, name, one)}”` : String(one)
  })
  return t('access.is', {
    field,
    values: new Intl.ListFormat(locale, { type: 'disjunction' }).format(values),
  })
}
