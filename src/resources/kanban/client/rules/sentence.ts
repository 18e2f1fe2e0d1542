import type { TFunction } from 'i18next'
import type { KanbanRule } from '../../kanban-rules.resource'

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

/** The language of a sentence, and the names in it. */
export interface Naming {
  readonly t: TFunction
  /** An Intl tag. */
  readonly locale: string
  /** The title of a column or a user; undefined if it is unknown. */
  readonly titleOf: (id: string) => string | undefined
  readonly priorityOf: (priority: string) => string
}

const listIn = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : [])

/** A rule as a sentence in the language of the page; undefined as long as it has no column, or does nothing. */
export function sentenceOf(rule: RuleValues, naming: Naming): string | undefined {
  const { t, locale, titleOf } = naming
  const column = typeof rule.column === 'string' ? titleOf(rule.column) : undefined
  const effects = effectsOf(rule, naming)
  if (column === undefined || effects.length === 0) return undefined
  return t(`boardRules.when.${eventOf(rule.event)}`, {
    column,
    effects: new Intl.ListFormat(locale).format(effects),
  })
}

type Event = KanbanRule['event']
const eventOf = (value: unknown): Event => (typeof value === 'string' ? (value as Event) : 'movedOrCreated')

function effectsOf(rule: RuleValues, { t, locale, titleOf, priorityOf }: Naming): string[] {
  const list = new Intl.ListFormat(locale)
  const assignees = listIn(rule.assignees)
  const users = assignees.flatMap((id) => titleOf(id) ?? [])
  const labels = listIn(rule.labels)
  const effects = [
    assignees.length > 0 &&
      (users.length > 0
        ? t('boardRules.effects.assignees', { users: list.format(users) })
        : t('boardRules.effects.nobody')),
    dueText(rule.dueInDays, t),
    typeof rule.priority === 'string' &&
      rule.priority !== '' &&
      t('boardRules.effects.priority', { priority: priorityOf(rule.priority) }),
    labels.length > 0 &&
      t('boardRules.effects.labels', { count: labels.length, labels: list.format(labels) }),
    rule.completes === true && t('boardRules.effects.completes'),
    rule.archives === true && t('boardRules.effects.archives'),
  ]
  return effects.filter((effect) => effect !== false)
}

function dueText(value: unknown, t: TFunction): string | false {
  if (typeof value !== 'number') return false
  return value === 0 ? t('boardRules.effects.dueToday') : t('boardRules.effects.due', { count: value })
}
