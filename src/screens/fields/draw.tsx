import type { ReactNode } from 'react'
import type { AnyResource } from '#define'
import { byKind, type AnyField, type KindMap } from '#define/kinds'
import { maskedIn } from '#providers/data/answers'
import { Bar } from './bar'
import { Chip, Chips, Empty, Instant, Outside, Reference, Swatch, Thumbnail, YesNo } from './display'
import styles from './field-value.module.css'
import {
  formatValue,
  isEmpty,
  isWholeDay,
  readsReference,
  titleOfReference,
  type Place,
  type UntitledReason,
  type Words,
} from './format'
import { HiddenText } from './hidden-value'
import { nameOfCode } from '#base/format/intl'
import { Stars } from './stars'
import { tintOf } from './tint'

/** What values are drawn with: words, and where a reference leads. */
export interface Surroundings extends Words {
  readonly empty: string
  readonly opensElsewhere: string
  /** '4.5 of 5 stars'. */
  readonly stars: (rating: string) => string
  /** The resource a reference leads to, where its records may be opened. */
  readonly readable: (resource: string) => AnyResource | undefined
}

/** One value to draw. */
export interface Drawn {
  readonly value: unknown
  /** The value as text. */
  readonly text: string
  readonly place: Place
  readonly around: Surroundings
  /** The tab stop of what can be focused inside; -1 in a grid's cell that is not the current one. */
  readonly tabIndex?: number | undefined
}

type Drawer = KindMap<ReactNode, [drawn: Drawn]>

const text = (_: AnyField, { text }: Drawn) => text
const figure = (_: AnyField, { text }: Drawn) => <span className={styles.figure}>{text}</span>
const starsOf = ({ value, text, around }: Drawn) => <Stars rating={Number(value)} said={around.stars(text)} />
const barOf = (plenty: number, { value, text }: Drawn) => <Bar share={Number(value) / plenty} text={text} />
const chip = (_: AnyField, { text }: Drawn) => <Chip text={text} />
const outside = (href: (value: string) => string, newTab = false) =>
  function drawAddress(_: AnyField, { value, text, around, tabIndex }: Drawn) {
    return (
      <Outside
        href={href(String(value))}
        text={text}
        note={newTab ? around.opensElsewhere : ''}
        tabIndex={tabIndex}
      />
    )
  }
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const reference = (
  id: string,
  to: string,
  { place: { row }, around, tabIndex }: Drawn,
  reason?: UntitledReason,
) => (
  <Reference
    key={id}
    id={id}
    title={titleOfReference(row, id, around, to, reason)}
    to={readsReference(row, id) ? around.readable(to) : undefined}
    tabIndex={tabIndex}
  />
)

/** How a value stands in a line: in a list's cell, in a chip, on a card. */
const cells: Drawer = {
  text: (field, drawn) =>
    field.recordOf
      ? reference(String(drawn.value), String(drawn.place.row[field.recordOf]), drawn, 'goneOrHidden')
      : drawn.text,
  richText: (_, { text }) => (text.length > 160 ? `${text.slice(0, 160).trimEnd()}…` : text),
  integer: (field, drawn) =>
    field.stars ? starsOf(drawn) : field.bar ? barOf(field.bar, drawn) : figure(field, drawn),
  decimal: (field, drawn) => (field.stars ? starsOf(drawn) : figure(field, drawn)),
  boolean: (_, { value, text }) => <YesNo yes={value === true} text={text} />,
  date: (_, { value, text }) => (
    <time className={styles.figure} dateTime={String(value)}>
      {text}
    </time>
  ),
  datetime: (field, { value, text, place, around }) =>
    isWholeDay(field, place.row) ? (
      <time dateTime={String(value).slice(0, 10)}>{text}</time>
    ) : (
      <Instant instant={String(value)} locale={around.locale} />
    ),
  choice: chip,
  choices: (_, { value, place, around }) => (
    <Chips texts={words(value).map((one) => around.option(place.resource, place.name, one))} />
  ),
  tags: (_, { value }) => <Chips texts={words(value)} />,
  ref: (field, drawn) => reference(String(drawn.value), field.to, drawn),
  refs: (field, drawn) =>
    words(drawn.value).flatMap((id, index) => [index > 0 ? ', ' : '', reference(id, field.to, drawn)]),
  listOf: text,
  money: figure,
  currency: (_, { value, around }) => (
    <span title={nameOfCode('currency', String(value), around.locale)}>{String(value)}</span>
  ),
  email: outside((value) => `mailto:${value}`),
  url: outside((value) => value, true),
  phone: outside((value) => `tel:${value}`),
  color: (_, { value, text }) => <Swatch color={String(value)} text={text} />,
  country: text,
  rank: figure,
  file: outside((value) => value, true),
  image: (_, { value }) => <Thumbnail address={String(value)} />,
  json: text,
  state: (_, { value, text }) => <Chip text={text} tint={tintOf(String(value))} />,
}

/** Draws a field's value in one line. */
export function drawValue(
  field: AnyField,
  value: unknown,
  place: Place,
  around: Surroundings,
  tabIndex?: number,
): ReactNode {
  const hidden = maskedIn(place.row, place.name)
  if (hidden) return <HiddenText hidden={hidden} />
  if (isEmpty(value)) return <Empty text={around.empty} />
  return byKind(cells, field, {
    value,
    text: formatValue(field, value, place, around),
    place,
    around,
    tabIndex,
  })
}
