// What a server half must not leave out or say. Each line marked here fails the type check as soon as it compiles.
import { defineApp, defineResource, integer, ref, state, text } from '#define'
import type { ResourceHooks, HooksOfResources } from '#server/write/services/resource-hooks'

const people = defineResource('people', {
  label: ['Person', 'People'],
  fields: { name: text() },
  title: 'name',
  columns: ['name'],
  access: {},
})
const jobs = defineResource('jobs', {
  label: ['Job', 'Jobs'],
  fields: {
    title: text(),
    points: integer({ optional: true }),
    owner: ref('people'),
    stage: state(['open', 'done'], { finish: { from: 'open', to: 'done' } }),
    mood: state(['calm', 'cross'], { anger: { from: 'calm', to: 'cross', input: { why: text() } } }),
  },
  computed: { double: [integer(), (job) => (job.points ?? 0) * 2] },
  actions: {
    book: { on: 'record', input: { points: integer(), why: text({ optional: true }) } },
    tidy: { on: 'list', output: {} },
  },
  title: 'title',
  columns: ['title'],
  access: {},
})
type Jobs = ResourceHooks<typeof jobs>
const anger = () => undefined
const moves = { anger }
const book = () => undefined
const tidy = () => Promise.resolve({})

export const whole: Jobs = {
  beforeSave: ({ values, previous }) => {
    if (values.title === previous?.title) return
    return { points: 1 }
  },
  moves: {
    finish: ({ record }) => ({ points: record.double }),
    anger: ({ input }) => ({ points: input.why.length }),
  },
  actions: {
    book: ({ record, input }) => ({ points: (record.points ?? 0) + input.points + (input.why?.length ?? 0) }),
    tidy,
  },
}

export const halves: Jobs[] = [
  // @ts-expect-error -- declared actions without bodies
  { moves },
  // @ts-expect-error -- one declared action without its body
  { moves, actions: { book } },
  // @ts-expect-error -- a body of an action that is not declared
  { moves, actions: { book, tidy, fly: book } },
  // @ts-expect-error -- an action of the list answers a promise of what it has done
  { moves, actions: { book, tidy: () => undefined } },
  // @ts-expect-error -- an action that changes what is no field
  { moves, actions: { tidy, book: () => ({ nothing: 1 }) } },
  // @ts-expect-error -- an action that sets a value of another kind
  { moves, actions: { tidy, book: () => ({ points: 'many' }) } },
  // @ts-expect-error -- an action that reads what is not asked
  { moves, actions: { tidy, book: ({ input }) => ({ points: input.nothing }) } },
  // @ts-expect-error -- an action that reads what is no field
  { moves, actions: { tidy, book: ({ record }) => ({ points: record.nothing }) } },
  // @ts-expect-error -- a move that is not declared
  { actions: { book, tidy }, moves: { anger, reopen: book } },
  // @ts-expect-error -- a move into a state that there is not
  { actions: { book, tidy }, moves: { anger, finish: () => ({ stage: 'gone' }) } },
  // @ts-expect-error -- a move that asks something, without a body
  { actions: { book, tidy } },
  // @ts-expect-error -- a move that reads what is not asked
  { actions: { book, tidy }, moves: { anger: ({ input }) => ({ points: input.nothing }) } },
  // @ts-expect-error -- a move that reads what another one asks
  { actions: { book, tidy }, moves: { anger, finish: ({ input }) => ({ points: input.why.length }) } },
  // @ts-expect-error -- a hook that sets what is no field
  { moves, actions: { book, tidy }, beforeSave: () => ({ nothing: 1 }) },
]

export const bare: ResourceHooks<typeof people>[] = [
  {},
  // @ts-expect-error -- a body of an action that is not declared
  { actions: { fly: book } },
]

const app = defineApp({ people, jobs })
type All = HooksOfResources<typeof app>
export const alls: All[] = [
  { jobs: whole },
  { jobs: whole, people: {} },
  // @ts-expect-error -- a resource with actions whose server half is missing
  {},
  // @ts-expect-error -- a resource with actions whose server half is missing
  { people: {} },
  // @ts-expect-error -- a server half of another resource
  { jobs: whole, people: whole },
  // @ts-expect-error -- a server half of a resource that is not declared
  { jobs: whole, ships: {} },
]
