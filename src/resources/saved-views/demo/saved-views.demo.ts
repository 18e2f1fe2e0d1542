import type { Demo } from '#server/features/demo/demo'
import type { SavedView, savedViews } from '../saved-views.resource'

/** A view, and the index of the demo sign-in that owns it: administrator, manager, customer. */
interface Owned {
  readonly person: 0 | 1 | 2
  readonly list: string
  readonly name: string
  readonly shared?: boolean
  readonly filter: SavedView['filter']
}

/** A total of at least so many units of a currency. */
const atLeast = (units: number, currency: string) => ({
  and: [
    { field: 'currency', op: 'eq', value: currency },
    { field: 'total', op: 'gte', value: units * 100 },
  ],
})

// Their names are the same in every language; what a list always has are preset views of its resource.
const views: readonly Owned[] = [
  { person: 0, list: 'invoices', name: '10,000+ USD', shared: true, filter: atLeast(10_000, 'USD') },
  { person: 1, list: 'orders', name: '1,000+ EUR', filter: atLeast(1000, 'EUR') },
  { person: 2, list: 'orders', name: '500+ EUR', filter: atLeast(500, 'EUR') },
]

export const savedViewsDemo: Demo<typeof savedViews> = {
  count: views.length,
  record: ({ index, records }) => {
    const { person, ...view } = views[index % views.length] as Owned
    return {
      daysAgo: 30 - index,
      values: {
        view: 'table',
        searchText: null,
        sorts: null,
        columns: null,
        widths: null,
        pinned: null,
        density: 'comfortable',
        mode: null,
        shared: false,
        defaultFor: [],
        ...view,
        owner: String(records('users')[person]?.id),
      },
    }
  },
}
