import { readableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import type { Reader } from '#server/read/list'
import { causesOf, type Cause } from '#server/write/automation/causes'
import type { ChangeEntry } from '#server/write/change-entries'

/** An automation rule that set values in a change, as its reader sees it. */
export interface ChangingRule {
  /** The sentence of a declared rule in the language of the reader, or the title of a rule of users. */
  readonly text: string
  /** The user who made the rule; only of rules of users. */
  readonly by?: string
  /** The fields whose values it set. */
  readonly fields: readonly string[]
}

/** The users who made the rules that set values in an entry. */
export const makersIn = ({ after }: ChangeEntry): string[] =>
  Object.values(causesOf(after)).flatMap(({ by }) => by ?? [])

/**
 * The rules that set values in an entry, without fields that the caller may not know of.
 * @param nameOf the name of a user
 */
export function rulesOf(
  { caller }: Reader,
  resource: AnyResource,
  entry: ChangeEntry,
  nameOf: (user: string) => string,
): ChangingRule[] {
  const readable = readableFields(resource, caller.role)
  const byRule = new Map<string, { cause: Cause; fields: string[] }>()
  for (const [name, cause] of Object.entries(causesOf(entry.after))) {
    if (!Object.hasOwn(readable, name)) continue
    const found = byRule.get(cause.rule) ?? { cause, fields: [] }
    byRule.set(cause.rule, { cause, fields: [...found.fields, name] })
  }
  const labels = sheetLabels(caller.language)
  return [...byRule.values()].map(({ cause: { rule, title, by }, fields }) => ({
    text: title ?? labels.rule(resource, rule),
    ...(by && { by: nameOf(by) }),
    fields,
  }))
}
