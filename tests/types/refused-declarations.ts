// What a declaration must not say. Each line marked here fails the type check as soon as it compiles.
import {
  boolean,
  choice,
  currency,
  date,
  defineApp,
  defineResource,
  image,
  integer,
  listOf,
  me,
  money,
  rank,
  ref,
  refs,
  richText,
  sameAs,
  state,
  tags,
  text,
} from '#define'

const fields = {
  name: text(),
  amount: integer(),
  kind: choice(['a', 'b']),
  day: date(),
  place: rank(),
  owner: ref('users'),
  helpers: refs('users'),
  labels: tags(),
  story: richText({ optional: true }),
  picture: image({ optional: true }),
  isOpen: boolean(),
  stage: state(['open', 'shut'], { close: { from: 'open', to: 'shut' } }),
}
const base = { label: ['Thing', 'Things'], fields, title: 'name', columns: ['name'], access: {} } as const

export const columns = [
  // @ts-expect-error -- a column that is no field
  defineResource('things', { ...base, columns: ['nothing'] }),
  // @ts-expect-error -- a column that every record has, but nobody sees
  defineResource('things', { ...base, columns: ['version'] }),
  // @ts-expect-error -- a filter that is no field
  defineResource('things', { ...base, filters: ['nothing'] }),
  // @ts-expect-error -- a filter of a kind that cannot be compared
  defineResource('things', { ...base, filters: ['story'] }),
  // @ts-expect-error -- a sort that is no field
  defineResource('things', { ...base, sorts: ['nothing'] }),
  // @ts-expect-error -- a sort of a kind that has no order
  defineResource('things', { ...base, sorts: ['labels'] }),
  // @ts-expect-error -- a first order by no field
  defineResource('things', { ...base, sort: '-nothing' }),
  // @ts-expect-error -- a first order written with a plus
  defineResource('things', { ...base, sort: '+name' }),
  // @ts-expect-error -- the sum of no field
  defineResource('things', { ...base, sums: ['nothing'] }),
  // @ts-expect-error -- the sum of what is no number
  defineResource('things', { ...base, sums: ['name'] }),
  // @ts-expect-error -- cells of no field
  defineResource('things', { ...base, editable: ['nothing'] }),
  // @ts-expect-error -- cells of a state, which changes by its moves
  defineResource('things', { ...base, editable: ['stage'] }),
  // @ts-expect-error -- cells of what needs more room
  defineResource('things', { ...base, editable: ['story'] }),
  // @ts-expect-error -- a title that is no field
  defineResource('things', { ...base, title: 'nothing' }),
  // @ts-expect-error -- a title of a kind that nobody is called by
  defineResource('things', { ...base, title: 'amount' }),
  // @ts-expect-error -- a key that is no text
  defineResource('things', { ...base, key: 'amount' }),
  // @ts-expect-error -- an option that no declaration has
  defineResource('things', { ...base, colour: 'red' }),
  // @ts-expect-error -- a label without its plural
  defineResource('things', { ...base, label: ['Thing'] }),
  // @ts-expect-error -- without access nobody knows what is allowed
  defineResource('things', { label: base.label, fields, title: 'name', columns: [] }),
]

export const views = [
  // @ts-expect-error -- a board by a field that has no columns
  defineResource('things', { ...base, views: { board: { by: 'day' } } }),
  // @ts-expect-error -- a board by no field
  defineResource('things', { ...base, views: { board: { by: 'nothing' } } }),
  // @ts-expect-error -- a board ordered by what is no rank
  defineResource('things', { ...base, views: { board: { by: 'kind', rank: 'amount' } } }),
  // @ts-expect-error -- a calendar by what is no day
  defineResource('things', { ...base, views: { calendar: { start: 'amount' } } }),
  // @ts-expect-error -- a gallery by what is no picture
  defineResource('things', { ...base, views: { gallery: { image: 'name' } } }),
  // @ts-expect-error -- a view that there is not
  defineResource('things', { ...base, views: { pie: { by: 'kind' } } }),
]

export const access = [
  // @ts-expect-error -- a role that there is not
  defineResource('things', { ...base, access: { guest: 'all' } }),
  // @ts-expect-error -- a verb that there is not
  defineResource('things', { ...base, access: { user: { fly: true } } }),
  // @ts-expect-error -- a move of another resource
  defineResource('things', { ...base, access: { user: { publish: true } } }),
  // @ts-expect-error -- everything is 'all', not true
  defineResource('things', { ...base, access: { user: true } }),
  // @ts-expect-error -- a no is not written down
  defineResource('things', { ...base, access: { user: { read: false } } }),
  // @ts-expect-error -- a match by no field
  defineResource('things', { ...base, access: { user: { read: { nothing: 1 } } } }),
  // @ts-expect-error -- a match by a value of another kind
  defineResource('things', { ...base, access: { user: { read: { amount: 'many' } } } }),
  // @ts-expect-error -- a match by a word that is no option
  defineResource('things', { ...base, access: { user: { read: { kind: 'c' } } } }),
  // @ts-expect-error -- a match by several words of which one is no option
  defineResource('things', { ...base, access: { user: { read: { kind: ['a', 'c'] } } } }),
  // @ts-expect-error -- a match by a state that there is not
  defineResource('things', { ...base, access: { user: { read: { stage: 'ajar' } } } }),
  // @ts-expect-error -- a text that is compared with the signed-in user
  defineResource('things', { ...base, access: { user: { read: { name: me } } } }),
  // @ts-expect-error -- an id that is compared with anything but the signed-in user
  defineResource('things', { ...base, access: { user: { read: { id: 'x' } } } }),
  // @ts-expect-error -- a match by formatted text
  defineResource('things', { ...base, access: { user: { read: { story: 'x' } } } }),
]

export const verbs = [
  // @ts-expect-error -- an action that is called like a plain verb
  defineResource('things', { ...base, actions: { update: { on: 'record' } } }),
  // @ts-expect-error -- an action that is called like an address of every resource
  defineResource('things', { ...base, actions: { export: { on: 'list' } } }),
  // @ts-expect-error -- an action that is called like a move
  defineResource('things', { ...base, actions: { close: { on: 'record' } } }),
  // @ts-expect-error -- an action on neither a record nor the list
  defineResource('things', { ...base, actions: { fly: { on: 'moon' } } }),
  // @ts-expect-error -- an action that asks for what is no field
  defineResource('things', { ...base, actions: { fly: { on: 'record', input: { far: 'yes' } } } }),
]

export const wires = [
  // @ts-expect-error -- a call outside of the API
  defineResource('things', { ...base, wire: { list: { method: 'GET', path: '/things', answer: 'things' } } }),
  // @ts-expect-error -- a list that is posted
  defineResource('things', { ...base, wire: { list: { method: 'POST', path: '/api/x', answer: 'things' } } }),
  defineResource('things', {
    ...base,
    wire: {
      one: {
        method: 'GET',
        path: '/api/x',
        answer: 'thing',
        // @ts-expect-error -- one by a field that there is not
        by: { query: 'q', fields: ['nothing'] },
      },
    },
  }),
]

export const taken = [
  // @ts-expect-error -- a field that every record has already
  defineResource('things', { ...base, fields: { ...fields, version: integer() } }),
  // @ts-expect-error -- a field that is called like the words of the search
  defineResource('things', { ...base, fields: { ...fields, search: text() } }),
]

const priced = { name: text(), price: money() }
const prices = { name: text(), lines: listOf({ price: money() }) }
const plain = { name: text(), count: integer() }
export const currencies = [
  // @ts-expect-error -- money without a currency beside it
  defineResource('things', { ...base, fields: priced }),
  // @ts-expect-error -- money inside of rows without a currency
  defineResource('things', { ...base, fields: prices }),
  defineResource('things', {
    ...base,
    fields: plain,
    // @ts-expect-error -- computed money without a currency
    computed: { total: [money(), (thing) => thing.count] },
  }),
  // With one, all three are right.
  defineResource('things', { ...base, fields: { ...priced, ...prices, currency: currency() } }),
  defineResource('things', {
    ...base,
    fields: { ...plain, currency: currency() },
    computed: { total: [money(), (thing) => thing.count] },
  }),
]

export const computed = [
  defineResource('things', {
    ...base,
    // @ts-expect-error -- worked out from a field that there is not
    computed: { double: [integer(), (thing) => thing.nothing * 2] },
  }),
  defineResource('things', {
    ...base,
    // @ts-expect-error -- worked out as a value of another kind
    computed: { double: [integer(), (thing) => String(thing.amount)] },
  }),
]

const users = defineResource('users', { ...base, fields: { name: text() } })
const things = defineResource('things', base)
const strays = defineResource('strays', { ...base, fields: { name: text(), ship: ref('ships') } })
const deepStrays = defineResource('strays', {
  ...base,
  fields: { name: text(), rows: listOf({ ship: ref('ships') }) },
})
export const apps = [
  defineApp({ users, things }),
  // @ts-expect-error -- a reference to nobody
  defineApp({ users, strays }),
  // @ts-expect-error -- a reference to nobody inside of rows
  defineApp({ users, strays: deepStrays }),
  // @ts-expect-error -- a list of references to nobody: there are no users here
  defineApp({ things }),
  // @ts-expect-error -- a resource under another name
  defineApp({ users, stuff: things }),
]

const owned = { name: text(), owner: ref('users'), kind: choice(['a', 'b']), isOpen: boolean() }
const notes = defineResource('notes', {
  ...base,
  fields: { ...owned, thing: ref('things', { where: { kind: 'a', owner: sameAs('owner') } }) },
})
const wrongField = defineResource('notes', {
  ...base,
  fields: { ...owned, thing: ref('things', { where: { nothing: 'a' } }) },
})
const wrongValue = defineResource('notes', {
  ...base,
  fields: { ...owned, thing: ref('things', { where: { kind: 'c' } }) },
})
const wrongList = defineResource('notes', {
  ...base,
  fields: { ...owned, thing: ref('things', { where: { kind: ['a', 'c'] } }) },
})
const noSuchOwn = defineResource('notes', {
  ...base,
  fields: { ...owned, thing: ref('things', { where: { owner: sameAs('nothing') } }) },
})
const otherKind = defineResource('notes', {
  ...base,
  fields: { ...owned, thing: ref('things', { where: { owner: sameAs('name') } }) },
})
const inRows = defineResource('notes', {
  ...base,
  fields: { ...owned, rows: listOf({ thing: ref('things', { where: { kind: 'c' } }) }) },
})
const rightInRows = defineResource('notes', {
  ...base,
  fields: { ...owned, rows: listOf({ thing: ref('things', { where: { owner: sameAs('owner') } }) }) },
})
export const references = [
  defineApp({ users, things, notes }),
  defineApp({ users, things, notes: rightInRows }),
  // @ts-expect-error -- a condition on a field that the other resource does not have
  defineApp({ users, things, notes: wrongField }),
  // @ts-expect-error -- a condition with a value that the field cannot have
  defineApp({ users, things, notes: wrongValue }),
  // @ts-expect-error -- a condition with several values of which the field cannot have one
  defineApp({ users, things, notes: wrongList }),
  // @ts-expect-error -- the value of a field that does not exist
  defineApp({ users, things, notes: noSuchOwn }),
  // @ts-expect-error -- the value of a field of another kind
  defineApp({ users, things, notes: otherKind }),
  // @ts-expect-error -- a condition inside of rows with a value that the field cannot have
  defineApp({ users, things, notes: inRows }),
]

export const layouts = [
  // @ts-expect-error -- a section with a field that does not exist
  defineResource('things', { ...base, layout: { sections: { main: { fields: ['nothing'] } } } }),
  // @ts-expect-error -- an amount that is no number
  defineResource('things', { ...base, layout: { summary: { amount: 'story' } } }),
  // @ts-expect-error -- a status that is neither a state nor a choice
  defineResource('things', { ...base, layout: { summary: { status: 'name' } } }),
  // @ts-expect-error -- a condition of a field that does not exist
  defineResource('things', { ...base, shownWhen: { nothing: { kind: 'a' } } }),
  // @ts-expect-error -- a condition with a value that the field cannot have
  defineResource('things', { ...base, shownWhen: { story: { kind: 'c' } } }),
]
