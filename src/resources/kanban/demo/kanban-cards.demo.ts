import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import { helpCentre, templates } from './help-centre'
import { firstColumns } from './kanban-columns.demo'
import { steps } from './steps'
import { shares, work } from './work'
import type { RowOf } from '#define'
import type { kanbanCards } from '../kanban-cards.resource'

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** The index of a card's column; archived cards were in the last one. */
function columnAt(index: number): number {
  let left = index
  const found = shares.findIndex((share) => (left -= share) < 0)
  return found < 0 ? shares.length - 1 : found
}

const isPutAway = (index: number) => index >= shares.reduce((sum, share) => sum + share, 0)

/** Assigns cards to the staff; the demo user, the third, gets some as well. */
function assigneesOf({ index, random, records }: Making): string[] {
  const people = records('users').slice(0, 8)
  const count = index % 9 === 4 ? 0 : index % 7 === 2 ? 3 : random.whole(1, 2)
  const chosen = Array.from({ length: count }, () => random.pick(people)?.id)
  const mine = index % 6 === 1 ? people[2]?.id : undefined
  return [...new Set([mine, ...chosen].filter((id) => id !== undefined))]
}

/** Done cards have all steps checked; the others the more, the further they are. */
function checklistOf({ index: position, random }: Making, column: number, chinese: boolean) {
  if (position % 3 === 0) return []
  const count = random.whole(2, steps.length)
  return steps.slice(0, count).map(([english, other], index) => ({
    what: chinese ? other : english,
    done: column === shares.length - 1 || index < (count * column) / shares.length,
  }))
}

const dayFrom = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Some cards in progress are overdue, some are due soon; ideas have no due date. */
function dueOf({ index, now, random }: Making, column: number): string | null {
  if (column === 0 || index % 4 === 3) return null
  return dayFrom(now, column === shares.length - 1 ? random.whole(-60, -5) : random.whole(-4, 24))
}

type Values = Partial<RowOf<typeof kanbanCards>>
/** The index of its column, and its values. */
interface DemoCard {
  readonly column: number
  readonly moves: DemoMove[]
  readonly values: Values
}

/** A card of the first board. */
function productCard(making: Making): DemoCard {
  const { index, random } = making
  const [name, labels, description] = work[index % work.length] as (typeof work)[number]
  const column = columnAt(index)
  const archive: DemoMove[] = isPutAway(index) ? [{ name: 'archive', days: 20 }] : []
  return {
    column,
    moves: archive,
    values: {
      name,
      priority: random.pick<'low' | 'medium' | 'high'>(['low', 'medium', 'medium', 'high']),
      assignees: assigneesOf(making),
      dueOn: dueOf(making, column),
      labels: [...labels],
      description: description ?? null,
      checklist: checklistOf(making, column, isChinese(name)),
      cover: index % 12 === 5 ? `/demo/posts/${(index % 30) + 1}.svg` : null,
      isTemplate: false,
    },
  }
}

const plain: Values = {
  priority: 'medium',
  assignees: [],
  dueOn: null,
  description: null,
  checklist: [],
  cover: null,
}

function helpCard({ records }: Making, index: number): DemoCard {
  const [name, labels, column] = helpCentre[index] as (typeof helpCentre)[number]
  const people = records('users')
    .slice(index % 4, (index % 4) + 1)
    .map(({ id }) => id)
  const values = { ...plain, name, labels: [...labels], assignees: people, isTemplate: false }
  return { column: firstColumns + column, moves: [], values }
}

function templateCard(index: number): DemoCard {
  const [name, labels, todo] = templates[index] as (typeof templates)[number]
  const checklist = todo.map((what) => ({ what, done: false }))
  return {
    column: 0,
    moves: [],
    values: { ...plain, name, labels: [...labels], checklist, isTemplate: true },
  }
}

function cardOf(making: Making): DemoCard {
  const after = making.index - work.length
  if (after < 0) return productCard(making)
  return after < helpCentre.length ? helpCard(making, after) : templateCard(after - helpCentre.length)
}

export const kanbanCardsDemo: Demo<typeof kanbanCards> = {
  count: work.length + helpCentre.length + templates.length,
  record: (making) => {
    const { index, records, now } = making
    const { column, moves, values } = cardOf(making)
    const isDone = records('kanbanColumns')[column]?.isDone === true && !values.isTemplate
    return {
      daysAgo: 40 + column * 8 - (index % 13),
      moves,
      values: {
        ...values,
        column: records('kanbanColumns')[column]?.id,
        reporter: records('users')[index % 5]?.id ?? null,
        attachments: [],
        completedAt: isDone ? new Date(now.getTime() - (1 + (index % 30)) * 86_400_000).toISOString() : null,
      },
    }
  },
}
