import type { BoardRuleEvent } from './rule-events.wire'

/** What the sentence of a rule needs: its values, also half-typed ones. */
export interface RuleValues {
  readonly event?: unknown
  readonly column?: unknown
  readonly assignees?: unknown
  readonly dueInDays?: unknown
  readonly priority?: unknown
  readonly labels?: unknown
  readonly completes?: unknown
  readonly archives?: unknown
}

type Effect = 'assignees' | 'nobody' | 'dueToday' | 'due' | 'priority' | 'labels' | 'completes' | 'archives'
/** The texts of a sentence; those with a `count` have plural forms. */
export type SentenceKey = `when.${BoardRuleEvent}` | `effects.${Effect}`

/** The language of a sentence, and the names in it. */
export interface Naming {
  /** A text in the language of the reader. */
  readonly t: (key: SentenceKey, values?: Readonly<Record<string, string | number>>) => string
  /** An Intl tag. */
  readonly locale: string
  /** The title of a column or a user; undefined if it is unknown. */
  readonly titleOf: (id: string) => string | undefined
  readonly priorityOf: (priority: string) => string
}

const listIn = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : [])

/** A rule as a sentence in the language of its reader; undefined as long as it has no column, or does nothing. */
export function sentenceOf(rule: RuleValues, naming: Naming): string | undefined {
  const { t, locale, titleOf } = naming
  const column = typeof rule.column === 'string' ? titleOf(rule.column) : undefined
  const effects = effectsOf(rule, naming)
  if (column === undefined || effects.length === 0) return undefined
  const event = typeof rule.event === 'string' ? (rule.event as BoardRuleEvent) : 'movedOrCreated'
  return t(`when.${event}`, { column, effects: new Intl.ListFormat(locale).format(effects) })
}

function effectsOf(rule: RuleValues, { t, locale, titleOf, priorityOf }: Naming): string[] {
  const list = new Intl.ListFormat(locale)
  const assignees = listIn(rule.assignees)
  const users = [...new Set(assignees.flatMap((id) => titleOf(id) ?? []))]
  const labels = listIn(rule.labels)
  const effects = [
    assignees.length > 0 &&
      (users.length > 0 ? t('effects.assignees', { users: list.format(users) }) : t('effects.nobody')),
    dueText(rule.dueInDays, t),
    typeof rule.priority === 'string' &&
      rule.priority !== '' &&
      t('effects.priority', { priority: priorityOf(rule.priority) }),
    labels.length > 0 && t('effects.labels', { count: labels.length, labels: list.format(labels) }),
    rule.completes === true && t('effects.completes'),
    rule.archives === true && t('effects.archives'),
  ]
  return effects.filter((effect) => effect !== false)
}

function dueText(value: unknown, t: Naming['t']): string | false {
  if (typeof value !== 'number') return false
  return value === 0 ? t('effects.dueToday') : t('effects.due', { count: value })
}
