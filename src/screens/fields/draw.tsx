import type { ReactNode } from 'react'
import type { AnyResource } from '#define'
import { byKind, type AnyField, type KindMap } from '#define/kinds'
import { hueColor, isHue } from '#define/choices/hues'
import { maskedIn } from '#providers/data/answers'
import { Bar } from './bar'
import { Chip, Chips, Empty, Instant, Outside, Reference, Swatch, Thumbnail, YesNo } from './display'
import styles from './display.module.css'
import {
  formatValue,
  isEmpty,
  isWholeDay,
  readsReference,
  titleOfReference,
  type FieldLocation,
  type UntitledReason,
  type FormatContext,
} from './text/format'
import { HiddenText } from './hidden/hidden-text'
import { Stars } from './stars'
import { tintOf } from './tint'

/** What values are rendered with: texts, and the resources that references link to. */
export interface RenderContext extends FormatContext {
  readonly empty: string
  readonly opensElsewhere: string
  /** '4.5 of 5 stars'. */
  readonly stars: (rating: string) => string
  /** The resource that a reference links to, if the user may open its records. */
  readonly readable: (resource: string) => AnyResource | undefined
  /** Whether the user may open all its records. */
  readonly opensAll: (resource: string) => boolean
  /** There is little room: instants of this year are without the year. */
  readonly isNarrow?: boolean
}

/** One value to render. */
export interface RenderedValue {
  readonly value: unknown
  /** The value as text. */
  readonly text: string
  readonly location: FieldLocation
  readonly around: RenderContext
  /** The tabIndex of focusable elements inside; -1 in a grid cell that is not the current one. */
  readonly tabIndex?: number | undefined
}

type Drawer = KindMap<ReactNode, [drawn: RenderedValue]>

const text = (_: AnyField, { text }: RenderedValue) => text
const figure = (_: AnyField, { text }: RenderedValue) => <span className={styles.figure}>{text}</span>
const starsOf = ({ value, text, around }: RenderedValue) => (
  <Stars rating={Number(value)} label={around.stars(text)} />
)
const barOf = (plenty: number, { value, text }: RenderedValue) => (
  <Bar share={Number(value) / plenty} text={text} />
)
const outside = (href: (value: string) => string, newTab = false) =>
  function drawAddress(_: AnyField, { value, text, around, tabIndex }: RenderedValue) {
    return (
      <Outside
        href={href(String(value))}
        text={text}
        note={newTab ? around.opensElsewhere : ''}
        tabIndex={tabIndex}
      />
    )
  }
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const reference = (
  id: string,
  { to, titled }: { readonly to: string; readonly titled?: true },
  { location: { row }, around, tabIndex }: RenderedValue,
  reason?: UntitledReason,
) => {
  const target = readsReference(row, id) ? around.readable(to) : undefined
  // Of a user, those who may not open all users may read the name alone.
  const isClosed = (titled || to === 'users') && !around.opensAll(to)
  const title = titleOfReference(row, id, around, to, reason)
  return <Reference key={id} id={id} title={title} to={target} isClosed={isClosed} tabIndex={tabIndex} />
}

/** How a value is rendered in one line: in a list's cell, in a chip, on a card. */
const cells: Drawer = {
  text: (field, rendered) =>
    field.recordOf
      ? reference(
          String(rendered.value),
          { to: String(rendered.location.row[field.recordOf]) },
          rendered,
          'goneOrHidden',
        )
      : rendered.text,
  richText: (_, { text }) => (text.length > 160 ? `${text.slice(0, 160).trimEnd()}…` : text),
  integer: (field, rendered) =>
    field.stars ? starsOf(rendered) : field.bar ? barOf(field.bar, rendered) : figure(field, rendered),
  decimal: (field, rendered) => (field.stars ? starsOf(rendered) : figure(field, rendered)),
  boolean: (_, { value, text }) => <YesNo yes={value === true} text={text} />,
  date: (_, { value, text }) => (
    <time className={styles.figure} dateTime={String(value)}>
      {text}
    </time>
  ),
  datetime: (field, { value, text, location, around }) =>
    isWholeDay(field, location.row) ? (
      <time dateTime={String(value).slice(0, 10)}>{text}</time>
    ) : (
      <Instant instant={String(value)} locale={around.locale} isShort={around.isNarrow} />
    ),
  choice: (field, { value, text }) => {
    const color = String(value)
    return field.swatches && isHue(color) ? (
      <Swatch color={hueColor(color)} text={text} />
    ) : (
      <Chip text={text} />
    )
  },
  choices: (_, { value, location, around }) => (
    <Chips texts={texts(value).map((value) => around.option(location.resource, location.name, value))} />
  ),
  tags: (_, { value }) => <Chips texts={texts(value)} />,
  ref: (field, rendered) => reference(String(rendered.value), field, rendered),
  refs: (field, rendered) =>
    texts(rendered.value).flatMap((id, index) => [index > 0 ? ', ' : '', reference(id, field, rendered)]),
  listOf: text,
  money: figure,
  currency: text,
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

/** Renders a field's value in one line. */
export function drawValue(
  field: AnyField,
  value: unknown,
  location: FieldLocation,
  around: RenderContext,
  tabIndex?: number,
): ReactNode {
  const hidden = maskedIn(location.row, location.name)
  if (hidden) return <HiddenText hidden={hidden} />
  if (isEmpty(value)) return <Empty text={around.empty} />
  return byKind(cells, field, {
    value,
    text: formatValue(field, value, location, around),
    location,
    around,
    tabIndex,
  })
}
