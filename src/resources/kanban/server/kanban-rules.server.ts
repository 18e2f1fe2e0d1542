import { invalidField } from '#server/base/errors/problem'
import { advisoryLock } from '#server/write/advisory-lock'
import type { ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import { maxRules } from '../kanban-limits.wire'
import type { KanbanRule, kanbanRules } from '../kanban-rules.resource'
import { textOfRule } from './rule-text'

/**
 * A rule does something, and a board has a limited number of them.
 * @throws Problem invalid at the field.
 */
async function beforeSave({ tx, values, previous }: SaveContext<typeof kanbanRules>): Promise<void> {
  if (!doesSomething(values)) throw invalidField('assignees', 'ruleAction')
  const { id, column } = values
  if (!column || column === previous?.column) return
  const [board] = await tx.query<{ id: string }>({
    name: 'kanban_rules_board',
    text: 'select "board" as "id" from "kanbanColumns" where "id" = $1',
    values: [column],
  })
  if (!board) return
  await advisoryLock(tx, `rules of board ${board.id}`)
  const rules = await tx.query({
    name: 'kanban_rules_of',
    text: `select from "kanbanRules" where "column" in (select "id" from "kanbanColumns" where "board" = $1) and "id" <> $2 limit ${maxRules}`,
    values: [board.id, id],
  })
  if (rules.length >= maxRules) throw invalidField('column', 'maxRulesOfBoard', { limit: maxRules })
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

export const kanbanRulesHooks: ResourceHooks<typeof kanbanRules> = { beforeSave, ruleText: textOfRule }
