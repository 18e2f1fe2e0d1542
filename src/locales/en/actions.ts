/** The names of refine's actions, for its breadcrumbs and titles. */
export const actions = { list: 'List', create: 'New', edit: 'Edit', show: 'Show', clone: 'Copy' } as const
