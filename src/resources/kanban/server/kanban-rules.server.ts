import { invalidField } from '#server/base/errors/problem'
import { advisoryLock } from '#server/write/advisory-lock'
import type { ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import type { KanbanRule, kanbanRules } from '../kanban-rules.resource'

const maxRules = 20

/**
 * A rule does something, and a board has a limited number of them.
 * @throws Problem invalid at the field.
 */
async function beforeSave({ tx, values, previous }: SaveContext<typeof kanbanRules>): Promise<void> {
  if (!doesSomething(values)) throw invalidField('assignees', 'ruleAction')
  const { board } = values
  if (!board || board === previous?.board) return
  await advisoryLock(tx, `rules of board ${board}`)
  const rules = await tx.query({
    name: 'kanban_rules_of',
    text: `select from "kanbanRules" where "board" = $1 limit ${maxRules}`,
    values: [board],
  })
  if (rules.length >= maxRules) throw invalidField('board', 'maxRules', { limit: maxRules })
}

const doesSomething = ({
  assignees,
  dueInDays,
  priority,
  labels,
  completes,
  archives,
}: Partial<KanbanRule>) =>
  Boolean(assignees?.length || labels?.length || priority || completes || archives) ||
  typeof dueInDays === 'number'

export const kanbanRulesHooks: ResourceHooks<typeof kanbanRules> = { beforeSave }
