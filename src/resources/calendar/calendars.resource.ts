import { choice, defineResource, hues, me, ofOwner, ref, text, type RowOf } from '#define'

/** The calendars by which users group their own events. The events themselves say who may read them. */
export const calendars = defineResource('calendars', {
  label: ['Calendar', 'Calendars'],
  icon: 'calendar',
  fields: {
    name: text({ max: 60, search: true }),
    color: choice(hues, { default: 'blue', swatches: true }),
    owner: ref('users', { default: me }),
    /** Where its events are read from, if they are those of another program. */
    address: text({
      optional: true,
      max: 2000,
      label: 'Calendar address',
      help: 'Its events are read from there. It begins with https:// or webcal://.',
    }),
  },
  title: 'name',
  columns: ['name', 'color', 'createdAt'],
  filters: ['owner'],
  sort: 'name',
  access: { admin: ofOwner, manager: ofOwner, user: ofOwner },
})
export type Calendar = RowOf<typeof calendars>
