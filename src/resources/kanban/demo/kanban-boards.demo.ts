import type { Demo } from '#server/features/demo/demo'
import type { kanbanBoards } from '../kanban-boards.resource'

/** A board that all users may open, and one of a team. */
const boards = [
  { name: 'Product', description: 'What we build, from the idea to the release.', isOpen: true },
  { name: 'Help centre', description: 'Articles for customers, in both languages.', isOpen: false },
]

export const kanbanBoardsDemo: Demo<typeof kanbanBoards> = {
  count: boards.length,
  record: ({ index, records }) => {
    const people = records('users')
    return {
      daysAgo: 210 - index,
      values: {
        name: '',
        description: null,
        isOpen: false,
        ...boards[index % boards.length],
        // The third is the demo user.
        owner: people[index === 0 ? 1 : 2]?.id,
        members: people.slice(0, index === 0 ? 2 : 5).map(({ id }) => id),
      },
    }
  },
}
