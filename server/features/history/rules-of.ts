import { readableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import type { Reader } from '#server/read/list'
import { causesOf, type Cause, type MadeOf } from '#server/write/automation/causes'
import type { ChangeEntry } from '#server/write/change-entries'
import type { RuleText } from '#server/write/services/rule-text'

/** An automation rule that set values in a change, as its reader sees it. */
export interface ChangingRule {
  /** The title of a rule of users, else its sentence or that of a declared rule in the language of the reader. */
  readonly text: string
  /** The user who made the rule; only of rules of users. */
  readonly by?: string
  /** The fields whose values it set. */
  readonly fields: readonly string[]
}

/** The users who made the rules that set values in an entry, and those whom the texts of these rules may name. */
export const usersInRules = (
  { app }: Reader,
  { ruleRecords }: AnyResource,
  { after }: ChangeEntry,
): string[] => {
  const fields = ruleRecords === undefined ? {} : app[ruleRecords.of]?.fields
  return Object.values(causesOf(after)).flatMap(({ by, made }) => [
    ...(by ? [by] : []),
    ...Object.entries(made?.values ?? {}).flatMap(([name, value]) => {
      const field = fields?.[name]
      return field && 'to' in field && field.to === 'users' ? ([value].flat() as string[]) : []
    }),
  ])
}

/** How the rules of an entry are named. */
export interface RuleTexts {
  /** The name of a user. */
  readonly nameOf: (user: string) => string
  /** Composes the texts of rules of users that have no title. */
  readonly textOf: RuleText | undefined
}

/**
 * The rules that set values in an entry, without fields that the caller may not know of.
 */
export function rulesOf(
  { app, caller }: Reader,
  resource: AnyResource,
  entry: ChangeEntry,
  { nameOf, textOf }: RuleTexts,
): ChangingRule[] {
  const readable = readableFields(resource, caller.role)
  const byRule = new Map<string, { cause: Cause; fields: string[] }>()
  for (const [name, cause] of Object.entries(causesOf(entry.after))) {
    if (!Object.hasOwn(readable, name)) continue
    const found = byRule.get(cause.rule) ?? { cause, fields: [] }
    byRule.set(cause.rule, { cause, fields: [...found.fields, name] })
  }
  const labels = sheetLabels(caller.language)
  const untitled = resource.ruleRecords && app[resource.ruleRecords.of]
  const composed = ({ values, by }: MadeOf) =>
    textOf?.(values, {
      language: caller.language,
      titleOf: (id) => (id === values[resource.ruleRecords?.by ?? ''] ? by : nameOf(id)),
    }) ??
    (untitled && labels.singular(untitled))
  return [...byRule.values()].map(({ cause: { rule, title, made, by }, fields }) => ({
    text: title ?? (made && composed(made)) ?? labels.rule(resource, rule),
    ...(by && { by: nameOf(by) }),
    fields,
  }))
}
