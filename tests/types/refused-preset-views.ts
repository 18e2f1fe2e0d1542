// What a preset view must not say. Each line marked here fails the type check as soon as it compiles.
import {
  boolean,
  choice,
  choices,
  date,
  defineResource,
  integer,
  me,
  ref,
  richText,
  state,
  tags,
  text,
} from '#define'

const fields = {
  name: text(),
  amount: integer(),
  kind: choice(['a', 'b']),
  kinds: choices(['a', 'b']),
  day: date(),
  owner: ref('users'),
  part: ref('things'),
  labels: tags(),
  story: richText({ optional: true }),
  isOpen: boolean(),
  stage: state(['open', 'shut'], { close: { from: 'open', to: 'shut' } }),
}
const base = {
  label: ['Thing', 'Things'],
  fields,
  computed: { double: [integer(), ({ amount }: { amount: number }) => amount * 2] },
  title: 'name',
  columns: ['name'],
  access: {},
} as const
const label = 'Some'

export const right = [
  defineResource('things', { ...base, presetViews: { some: { label } } }),
  defineResource('things', {
    ...base,
    presetViews: {
      some: {
        label,
        where: {
          amount: { gte: 1, lt: 5 },
          double: 4,
          kind: ['a', 'b'],
          kinds: 'a',
          labels: 'x',
          owner: me,
          isOpen: true,
          stage: 'open',
        },
        sort: '-double',
        columns: ['name', 'double', 'createdAt'],
        view: 'board',
        density: 'compact',
        for: ['admin'],
      },
    },
  }),
]

export const refused = [
  // @ts-expect-error -- a preset view without a label
  defineResource('things', { ...base, presetViews: { some: { sort: 'name' } } }),
  // @ts-expect-error -- an option that no preset view has
  defineResource('things', { ...base, presetViews: { some: { label, filter: { kind: 'a' } } } }),
  // @ts-expect-error -- a condition on no field
  defineResource('things', { ...base, presetViews: { some: { label, where: { nothing: 1 } } } }),
  // @ts-expect-error -- a condition with what is no option
  defineResource('things', { ...base, presetViews: { some: { label, where: { kind: 'c' } } } }),
  // @ts-expect-error -- a condition with several words of which one is no option
  defineResource('things', { ...base, presetViews: { some: { label, where: { kinds: ['a', 'c'] } } } }),
  // @ts-expect-error -- a condition with a state that does not exist
  defineResource('things', { ...base, presetViews: { some: { label, where: { stage: 'ajar' } } } }),
  // @ts-expect-error -- a condition with a value of another kind
  defineResource('things', { ...base, presetViews: { some: { label, where: { amount: 'many' } } } }),
  // @ts-expect-error -- an operator that does not exist
  defineResource('things', { ...base, presetViews: { some: { label, where: { amount: { over: 5 } } } } }),
  // @ts-expect-error -- bounds of what has no order
  defineResource('things', { ...base, presetViews: { some: { label, where: { kind: { lt: 5 } } } } }),
  // @ts-expect-error -- a computed number that is compared with a text
  defineResource('things', { ...base, presetViews: { some: { label, where: { double: 'x' } } } }),
  // @ts-expect-error -- a reference to another resource that is compared with the user
  defineResource('things', { ...base, presetViews: { some: { label, where: { part: me } } } }),
  // @ts-expect-error -- a user with a fixed id
  defineResource('things', { ...base, presetViews: { some: { label, where: { owner: 'x' } } } }),
  // @ts-expect-error -- a fixed day, which is over one day
  defineResource('things', { ...base, presetViews: { some: { label, where: { day: '2026-01-01' } } } }),
  // @ts-expect-error -- a condition on formatted text
  defineResource('things', { ...base, presetViews: { some: { label, where: { story: 'x' } } } }),
  // @ts-expect-error -- an order by no field
  defineResource('things', { ...base, presetViews: { some: { label, sort: '-nothing' } } }),
  // @ts-expect-error -- an order by what has none
  defineResource('things', { ...base, presetViews: { some: { label, sort: 'labels' } } }),
  // @ts-expect-error -- a column that is no field
  defineResource('things', { ...base, presetViews: { some: { label, columns: ['nothing'] } } }),
  // @ts-expect-error -- a view that does not exist
  defineResource('things', { ...base, presetViews: { some: { label, view: 'pie' } } }),
  // @ts-expect-error -- a role that does not exist
  defineResource('things', { ...base, presetViews: { some: { label, for: ['guest'] } } }),
]
