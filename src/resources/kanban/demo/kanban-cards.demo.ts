import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import { steps } from './steps'
import { shares, work } from './work'
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

export const kanbanCardsDemo: Demo<typeof kanbanCards> = {
  count: work.length,
  record: (making) => {
    const { index, random, records } = making
    const [name, labels, description] = work[index % work.length] as (typeof work)[number]
    const column = columnAt(index)
    const columns = records('kanbanColumns')
    const archive: DemoMove[] = isPutAway(index) ? [{ name: 'archive', days: 20 }] : []
    return {
      daysAgo: 40 + column * 8 - (index % 13),
      moves: archive,
      values: {
        name,
        column: columns[column % columns.length]?.id,
        priority: random.pick(['low', 'medium', 'medium', 'high']),
        assignees: assigneesOf(making),
        reporter: records('users')[index % 5]?.id ?? null,
        dueOn: dueOf(making, column),
        labels: [...labels],
        description: description ?? null,
        checklist: checklistOf(making, column, isChinese(name)),
        attachments: [],
        cover: index % 12 === 5 ? `/demo/posts/${(index % 30) + 1}.svg` : null,
      },
    }
  },
}
