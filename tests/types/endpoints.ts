// Both sides of an endpoint follow its declaration. Each line marked here fails the type check as soon as it compiles.
import {
  arrayOf,
  boolean,
  choice,
  defineApp,
  defineResource,
  integer,
  mapOf,
  object,
  omittable,
  refs,
  row,
  text,
  type InputOf,
  type OutputOf,
  type OwnCalls,
} from '#define'
import type { Frozen } from '#define/values'
import type { Handlers } from '#server/write/services/services'
import type { ResourceHooks, HooksOfResources } from '#server/write/services/resource-hooks'
import { callEndpoint } from '#providers/data/endpoints/call-endpoint'
import { endpoint } from '#providers/data/endpoints/endpoint'

type Equal<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
const is = <_Holds extends true>() => undefined

const calls = {
  find: {
    method: 'GET',
    path: '/api/things/find',
    input: {
      words: text(),
      most: integer({ default: 10 }),
      near: text({ optional: true }),
      of: refs('users'),
    },
    output: {
      found: arrayOf(object({ id: text(), size: integer({ optional: true }), note: omittable(text()) })),
      kinds: mapOf(arrayOf(choice(['small', 'large']))),
      best: object({ isNew: boolean() }, { optional: true }),
      by: row('users'),
      mail: row('mails', { without: ['body'] }),
    },
  },
  rename: { method: 'POST', path: '/api/things/:id/names/:name', input: { to: text() } },
  tidy: { method: 'POST', path: '/api/things/tidy', output: { tidied: integer() } },
} as const satisfies OwnCalls
type Found = OutputOf<typeof calls.find>

export const inferred = [
  is<Equal<Found['found'][number]['size'], number | null>>(),
  is<Equal<Found['found'][number]['note'], string | undefined>>(),
  is<Equal<Found['kinds'][string], readonly ('small' | 'large')[]>>(),
  is<Equal<Found['best'], { readonly isNew: boolean } | null>>(),
  is<Equal<Found['by']['email'], string>>(),
  is<Equal<Found['mail']['isRead'], boolean>>(),
  is<Equal<OutputOf<typeof calls.rename>, undefined>>(),
  is<Equal<InputOf<typeof calls.find>['words'], string>>(),
  is<Equal<InputOf<typeof calls.find>['near'], string | null | undefined>>(),
  is<Equal<Frozen<InputOf<typeof calls.find>>['of'], readonly string[] | undefined>>(),
  // @ts-expect-error -- a field that the record is answered without
  is<Equal<Found['mail']['body'], string | null>>(),
  // @ts-expect-error -- nobody declared it
  is<Equal<Found['nothing'], string>>(),
]

const find: Handlers<typeof calls>['find'] = async ({ input: { words: texts, most: max, near, of } }) => ({
  found: [
    { id: texts.trim(), size: max.valueOf() },
    { id: near?.trim() ?? of.join(), size: null, note: '' },
  ],
  kinds: { wood: ['small'] },
  best: null,
  by: { id: '1', version: 1 },
  mail: { id: '1', version: 1 },
})
const rename = () => Promise.resolve(undefined)
const tidy = () => Promise.resolve({ tidied: 1 })

export const whole: Handlers<typeof calls> = { find, rename, tidy }
export const handlers: Handlers<typeof calls>[] = [
  // @ts-expect-error -- a declared call without a handler
  { find, rename },
  // @ts-expect-error -- a handler of a call that is not declared
  { find, rename, tidy, fly: tidy },
  // @ts-expect-error -- an answer of another kind than the declared one
  { find, rename, tidy: () => Promise.resolve({ tidied: 'all' }) },
  // @ts-expect-error -- an answer without a declared property
  { find, rename, tidy: () => Promise.resolve({}) },
  // @ts-expect-error -- nothing, where something is declared
  { find, rename, tidy: () => Promise.resolve(undefined) },
  // @ts-expect-error -- something, where nothing is declared
  { find, tidy, rename: () => Promise.resolve({ renamed: true }) },
  {
    rename,
    tidy,
    // @ts-expect-error -- null, where a property may be missing and nothing else
    find: async (item) => ({ ...(await find(item)), found: [{ id: '', size: 1, note: null }] }),
  },
  // @ts-expect-error -- missing, where a property may be null and nothing else
  { rename, tidy, find: async (item) => ({ ...(await find(item)), found: [{ id: '' }] }) },
  // @ts-expect-error -- a word that is no choice
  { rename, tidy, find: async (item) => ({ ...(await find(item)), kinds: { wood: ['huge'] } }) },
  // @ts-expect-error -- an input that is not declared
  { find, rename, tidy: ({ input }) => Promise.resolve({ tidied: input.nothing }) },
  // @ts-expect-error -- an input of another kind
  { find, tidy, rename: ({ input }) => Promise.resolve(input.to.toFixed() && undefined) },
]

const more = {
  label: ['Thing', 'Things'],
  fields: { name: text() },
  title: 'name',
  columns: ['name'],
} as const
const things = defineResource('things', {
  ...more,
  access: {},
  wire: { own: calls },
  actions: { count: { on: 'record', output: { count: integer() } } },
})
type Seen = OutputOf<NonNullable<(typeof seen)['actions']>['look']>
const seen = defineResource('things', {
  ...more,
  access: {},
  actions: {
    look: {
      on: 'list',
      output: {
        first: omittable(object({ size: integer() })),
        all: arrayOf(object({ size: integer() })),
        by: mapOf(object({ size: integer() })),
      },
    },
  },
})
export const inline = [
  is<Equal<NonNullable<Seen['first']>['size'], number>>(),
  is<Equal<Seen['all'][number]['size'], number>>(),
  is<Equal<Seen['by'][string]['size'], number>>(),
]

const count = () => Promise.resolve({ count: 1 })
export const resourceHooks: ResourceHooks<typeof things>[] = [
  { own: whole, actions: { count } },
  // @ts-expect-error -- a resource with calls, without their handlers
  { actions: { count } },
  // @ts-expect-error -- one call without its handler
  { own: { find, rename }, actions: { count } },
  // @ts-expect-error -- an action that answers otherwise than it declares
  { own: whole, actions: { count: () => Promise.resolve({ count: 'many' }) } },
]
const app = defineApp({ things })
// @ts-expect-error -- the server half of a resource with calls is missing
export const none: HooksOfResources<typeof app> = {}

export const shapes = [
  // @ts-expect-error -- an option that no shape has
  object({ size: integer() }, { nullable: true }),
  // @ts-expect-error -- an option that records alone have
  arrayOf(integer(), { without: ['size'] }),
  // @ts-expect-error -- a property that may be missing is no item
  arrayOf(omittable(integer())),
]

const saysMore = { ...calls.tidy, answers: ['tidied'] } as const
const isNoShape = { ...calls.tidy, output: { all: 'yes' } } as const
const bare = { ...more, access: {} } as const
export const declarations = () => [
  // @ts-expect-error -- a call says what no call can say
  defineResource('things', { ...bare, wire: { own: { saysMore } } }),
  // @ts-expect-error -- an action says what no action can say
  defineResource('things', { ...bare, actions: { a: { on: 'record', asks: { why: text() } } } }),
  // @ts-expect-error -- an action of the list does not say what it answers
  defineResource('things', { ...bare, actions: { a: { on: 'list' } } }),
  // @ts-expect-error -- an output that is no field and no shape
  defineResource('things', { ...bare, wire: { own: { isNoShape } } }),
]

export async function called(): Promise<unknown[]> {
  const { found, by } = await callEndpoint(
    calls.find,
    { words: 'a' },
    { signal: new AbortController().signal },
  )
  const { tidied } = await callEndpoint(calls.tidy, {})
  const nothing: undefined = await callEndpoint(calls.rename, { id: '1', name: 'b', to: 'c' })
  return [
    ...[found.map(({ id }) => id.length), by.displayName.length, tidied.toFixed(), nothing],
    // @ts-expect-error -- what is needed is left out
    callEndpoint(calls.find, {}),
    // @ts-expect-error -- nothing is given, where something is needed
    callEndpoint(calls.find),
    // @ts-expect-error -- what stands in the path is left out
    callEndpoint(calls.rename, { id: '1', to: 'c' }),
    // @ts-expect-error -- an input of another kind
    callEndpoint(calls.find, { words: 1 }),
    // @ts-expect-error -- an input that is not declared
    callEndpoint(calls.find, { words: 'a', word: 'b' }),
    // @ts-expect-error -- a property that is not declared
    found[0]?.nothing,
    // @ts-expect-error -- a property that may be null
    found[0]?.size.toFixed(),
    // @ts-expect-error -- a property that may be missing
    found[0]?.note.length,
  ]
}

export const addresses = [
  endpoint<'notifications', 'read'>({ method: 'POST', path: '/api/notifications/read' }),
  // @ts-expect-error -- another path than the declared one
  endpoint<'notifications', 'read'>({ method: 'POST', path: '/api/notifications' }),
  // @ts-expect-error -- another method than the declared one
  endpoint<'notifications', 'read'>({ method: 'GET', path: '/api/notifications/read' }),
  // @ts-expect-error -- a call that is not declared
  endpoint<'notifications', 'write'>({ method: 'POST', path: '/api/notifications/read' }),
]
