import type { Demo } from '#server/features/demo/demo'
import type { SavedView, savedViews } from '../saved-views.resource'

/** A view, and the index of the demo sign-in that owns it: administrator, manager, customer. */
interface Owned {
  readonly person: 0 | 1 | 2
  readonly list: string
  readonly name: string
  readonly shared?: boolean
  readonly filter?: SavedView['filter']
  readonly sorts?: readonly string[]
  readonly columns?: readonly string[]
  readonly density?: SavedView['density']
}

const eq = (field: string, value: string) => ({ and: [{ field, op: 'eq', value }] })

const views: readonly Owned[] = [
  {
    person: 0,
    list: 'invoices',
    name: 'Unpaid, largest first',
    shared: true,
    filter: eq('status', 'sent'),
    sorts: ['-total'],
    columns: ['number', 'customer', 'total', 'dueOn', 'status'],
  },
  { person: 1, list: 'invoices', name: 'My drafts', filter: eq('status', 'draft'), sorts: ['-issuedOn'] },
  {
    person: 0,
    list: 'orders',
    name: 'To be packed',
    shared: true,
    filter: eq('status', 'paid'),
    density: 'compact',
  },
  { person: 0, list: 'products', name: 'Low stock', shared: true, sorts: ['stock'], density: 'compact' },
  { person: 1, list: 'products', name: 'Newest first', sorts: ['-createdAt'] },
  { person: 0, list: 'users', name: 'Waiting for approval', shared: true, filter: eq('status', 'pending') },
  { person: 2, list: 'orders', name: 'Latest orders', sorts: ['-createdAt'] },
]

export const savedViewsDemo: Demo<typeof savedViews> = {
  count: views.length,
  record: ({ index, records }) => {
    const { person, ...view } = views[index % views.length] as Owned
    return {
      daysAgo: 30 - index,
      values: {
        view: 'table',
        filter: null,
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
