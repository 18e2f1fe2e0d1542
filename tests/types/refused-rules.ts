// What an automation rule must not say. Each line marked here fails the type check as soon as it compiles.
import { choice, date, defineResource, integer, me, ref, richText, state, text } from '#define'

const fields = {
  name: text(),
  amount: integer(),
  kind: choice(['a', 'b']),
  day: date(),
  owner: ref('users'),
  story: richText({ optional: true }),
  stage: state(['open', 'shut'], { close: { from: 'open', to: 'shut' } }),
}
const base = { label: ['Thing', 'Things'], fields, title: 'name', columns: ['name'], access: {} } as const
const rule = { label: 'A rule', when: { created: true } } as const
export const rules = [
  defineResource('things', { ...base, rules: { r: { ...rule, set: { amount: 1, kind: 'b', owner: me } } } }),
  // @ts-expect-error -- a rule that sets no field
  defineResource('things', { ...base, rules: { r: { ...rule, set: { nothing: 1 } } } }),
  // @ts-expect-error -- a rule that sets a value of another kind
  defineResource('things', { ...base, rules: { r: { ...rule, set: { amount: 'many' } } } }),
  // @ts-expect-error -- a rule that sets a word that is no option
  defineResource('things', { ...base, rules: { r: { ...rule, set: { kind: 'c' } } } }),
  // @ts-expect-error -- a rule that empties a field that is never empty
  defineResource('things', { ...base, rules: { r: { ...rule, set: { amount: null } } } }),
  // @ts-expect-error -- a rule that sets a time in a field of days
  defineResource('things', { ...base, rules: { r: { ...rule, set: { day: { now: true } } } } }),
  // @ts-expect-error -- a rule that sets formatted text
  defineResource('things', { ...base, rules: { r: { ...rule, set: { story: 'x' } } } }),
  // @ts-expect-error -- a rule that takes the value of a field of another kind
  defineResource('things', { ...base, rules: { r: { ...rule, set: { amount: { from: 'name' } } } } }),
  // @ts-expect-error -- a rule without a trigger
  defineResource('things', { ...base, rules: { r: { label: 'A rule', when: {}, set: { amount: 1 } } } }),
  defineResource('things', {
    ...base,
    // @ts-expect-error -- a rule that depends on a state that there is not
    rules: { r: { label: 'A rule', when: { becomes: { stage: 'ajar' } }, set: { amount: 1 } } },
  }),
  defineResource('things', {
    ...base,
    // @ts-expect-error -- a rule that depends on changes of no field
    rules: { r: { label: 'A rule', when: { changes: 'nothing' }, set: { amount: 1 } } },
  }),
]
