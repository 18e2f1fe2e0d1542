// What a field must not say. Each line marked here fails the type check as soon as it compiles.
import {
  boolean,
  choice,
  choices,
  currency,
  date,
  datetime,
  decimal,
  email,
  integer,
  listOf,
  money,
  rank,
  ref,
  refs,
  richText,
  state,
  tags,
  text,
} from '#define'

export const options = [
  // @ts-expect-error -- an option that no field has
  text({ size: 3 }),
  // @ts-expect-error -- an option of another kind
  integer({ lines: 3 }),
  // @ts-expect-error -- a number is not found by its words
  integer({ search: true }),
  // @ts-expect-error -- a decimal is not unique
  decimal({ unique: true }),
  // @ts-expect-error -- nothing is optional by false
  text({ optional: false }),
  // @ts-expect-error -- a default of another kind
  text({ default: 5 }),
  // @ts-expect-error -- a default of another kind
  boolean({ default: 'yes' }),
  // @ts-expect-error -- a day that is not today has no meaning tomorrow
  date({ default: '2025-01-01' }),
  // @ts-expect-error -- now is no day
  datetime({ default: 'today' }),
  // @ts-expect-error -- an email has no default
  email({ default: 'a@b.example' }),
  // @ts-expect-error -- a rank has no limits
  rank({ min: 1 }),
  // @ts-expect-error -- money has no scale: its currency says it
  money({ scale: 2 }),
  // @ts-expect-error -- formatted text has no lines
  richText({ lines: 3 }),
  // @ts-expect-error -- a role that there is not
  text({ readableBy: ['guest'] }),
  // @ts-expect-error -- a role that there is not
  text({ writableBy: ['owner'] }),
  // @ts-expect-error -- help is a sentence
  text({ help: true }),
  // @ts-expect-error -- tags have no options: they are free
  tags({ options: ['a'] }),
  // @ts-expect-error -- a currency is a word
  currency({ default: 978 }),
]

export const chosen = [
  // @ts-expect-error -- a default that is no option
  choice(['a', 'b'], { default: 'c' }),
  // @ts-expect-error -- an option of no choice
  choice(['a', 'b'], { multiple: true }),
  // @ts-expect-error -- options are words
  choice([1, 2]),
  // @ts-expect-error -- a choice has options
  choice(),
  // @ts-expect-error -- an option of no choices
  choices(['a', 'b'], { max: 1 }),
]

export const referring = [
  // @ts-expect-error -- to whom
  ref(),
  // @ts-expect-error -- an option of another kind
  ref('users', { unique: true }),
  // @ts-expect-error -- several have no default
  refs('users', { default: [] }),
]

export const rows = [
  // @ts-expect-error -- rows are made of fields
  listOf({ name: 'text' }),
  // @ts-expect-error -- an option of another kind
  listOf({ name: text() }, { unique: true }),
]

export const states = [
  // @ts-expect-error -- a move from a state that there is not
  state(['open', 'shut'], { close: { from: 'ajar', to: 'shut' } }),
  // @ts-expect-error -- a move to a state that there is not
  state(['open', 'shut'], { close: { from: 'open', to: 'gone' } }),
  // @ts-expect-error -- a move from several states of which one is not there
  state(['open', 'shut'], { close: { from: ['open', 'ajar'], to: 'shut' } }),
  // @ts-expect-error -- a move that leads nowhere
  state(['open', 'shut'], { close: { from: 'open' } }),
  // @ts-expect-error -- a move that is called like a plain verb
  state(['open', 'shut'], { delete: { from: 'open', to: 'shut' } }),
  // @ts-expect-error -- a move that is called like a plain verb
  state(['open', 'shut'], { read: { from: 'open', to: 'shut' } }),
  // @ts-expect-error -- a move that is called like a plain verb
  state(['open', 'shut'], { create: { from: 'open', to: 'shut' } }),
  // @ts-expect-error -- a move that is called like a plain verb
  state(['open', 'shut'], { update: { from: 'open', to: 'shut' } }),
  // @ts-expect-error -- a move that is called like an address of every resource
  state(['open', 'shut'], { history: { from: 'open', to: 'shut' } }),
  // @ts-expect-error -- a state is never empty
  state(['open', 'shut'], {}, { optional: true }),
  // @ts-expect-error -- a state changes by its moves alone
  state(['open', 'shut'], {}, { writableBy: ['admin'] }),
]
