import { defineResource, rank, ref, text, type RowOf } from '#define'

/** The shop's categories; a category may be inside another one. */
export const categories = defineResource('categories', {
  label: ['Shop category', 'Shop categories'],
  icon: 'tag',
  menu: 'sales',
  fields: {
    name: text({ search: true, max: 120 }),
    slug: text({ slugOf: 'name', unique: true, max: 200 }),
    parent: ref('categories', { optional: true, label: 'Inside of' }),
    description: text({ optional: true, lines: 3, max: 1000, search: true }),
    rank: rank({ label: 'Place' }),
  },
  title: 'name',
  key: 'slug',
  columns: ['name', 'parent', 'description', 'createdAt'],
  filters: ['parent', 'createdAt'],
  sorts: ['rank', 'name', 'createdAt'],
  sort: 'rank',
  related: ['products'],
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true },
    user: { read: true },
  },
})
export type Category = RowOf<typeof categories>
