import classic from '@fullcalendar/react/themes/classic'
import skeleton from '@fullcalendar/react/protected-styles'
import { describe, expect, it } from 'vitest'
import { agendaLayout, agendaTheme } from './agenda-classes'
import { layout, theme } from './library-classes'

type Generator = string | ((info: object) => string) | undefined
type Options = Readonly<Record<string, Generator>>
const { optionDefaults, views } = classic as unknown as {
  readonly optionDefaults: Options
  readonly views: { readonly dayGrid: Options; readonly list: Options }
}

const sorted = (classes: string): string[] => classes.split(' ').filter(Boolean).toSorted()

/** The classes that the library computes for options, in general and for a view: by default a month. */
function computed(names: readonly string[], info: object, view = views.dayGrid): string[] {
  const given = names.flatMap((name) => [optionDefaults[name], view[name]])
  return sorted(given.map((item) => (typeof item === 'function' ? item(info) : (item ?? ''))).join(' '))
}

const infoOf = (look: object) => ({ event: {}, options: {}, isInteractive: true, ...look })

describe.each([{ isNarrow: false }, { isNarrow: true }])('the classes of a month, $isNarrow', (look) => {
  const info = infoOf(look)
  it.each([
    ['root', ['className'], theme.root],
    ['view', ['viewClass'], theme.view],
    ['head', ['tableHeaderClass'], theme.head],
    ['headRow', ['dayHeaderRowClass'], theme.headRow],
    ['headCell', ['dayHeaderClass'], theme.headCell],
    ['headText', ['dayHeaderInnerClass'], theme.headText(look)],
    ['headLine', ['dayHeaderDividerClass'], theme.headLine],
    ['week', ['dayRowClass'], theme.week],
    ['above', ['dayCellTopClass'], theme.above(look)],
    ['link', ['navLinkClass'], theme.link],
    ['below', ['dayCellBottomClass'], theme.below],
    ['event', ['eventClass'], theme.event],
    ['barInner', ['eventInnerClass', 'blockEventInnerClass', 'rowEventInnerClass'], theme.barInner(look)],
    ['barTime', ['eventTimeClass', 'blockEventTimeClass', 'rowEventTimeClass'], theme.barTime],
    ['barTitle', ['eventTitleClass', 'blockEventTitleClass', 'rowEventTitleClass'], theme.barTitle],
    ['line', ['listItemEventClass'], theme.line(look)],
    ['dot', ['eventBeforeClass', 'listItemEventBeforeClass'], theme.dot(look)],
    ['lineInner', ['eventInnerClass', 'listItemEventInnerClass'], theme.lineInner(look)],
    ['lineTime', ['eventTimeClass', 'listItemEventTimeClass'], theme.lineTime],
    ['lineTitle', ['eventTitleClass', 'listItemEventTitleClass'], theme.lineTitle],
    ['more', ['moreLinkClass', 'rowMoreLinkClass'], theme.more(look)],
    ['moreText', ['moreLinkInnerClass', 'rowMoreLinkInnerClass'], theme.moreText(look)],
  ] as const)('%s', (_, names, classes) => {
    expect(sorted(classes)).toEqual(computed(names, info))
  })

  it.each([true, false])('those that depend on the day or on the ends of an event, %s', (is) => {
    const ends = { ...look, isStart: is, isEnd: !is }
    expect(sorted(theme.day({ isToday: is }))).toEqual(computed(['dayCellClass'], infoOf({ isToday: is })))
    expect(sorted(theme.number({ ...look, isOther: is }))).toEqual(
      computed(['dayCellTopInnerClass'], infoOf({ ...look, isOther: is })),
    )
    expect(sorted(theme.bar(ends))).toEqual(computed(['blockEventClass', 'rowEventClass'], infoOf(ends)))
  })
})

it.each([
  ['head', ['listDayHeaderClass']],
  ['headText', ['listDayHeaderInnerClass']],
  ['event', ['listItemEventClass']],
  ['dot', ['eventBeforeClass', 'listItemEventBeforeClass']],
  ['inner', ['eventInnerClass', 'listItemEventInnerClass']],
  ['time', ['eventTimeClass', 'listItemEventTimeClass']],
  ['title', ['eventTitleClass', 'listItemEventTitleClass']],
  ['nothing', ['noEventsClass']],
  ['nothingText', ['noEventsInnerClass']],
] as const)('the classes of an agenda, %s', (name, options) => {
  expect(sorted(agendaTheme[name])).toEqual(computed(options, infoOf({}), views.list))
})

it.each([true, false])('the classes of a day of an agenda, last: %s', (isLast) => {
  expect(sorted(agendaTheme.day({ isLast }))).toEqual(computed(['listDayClass'], { isLast }, views.list))
})

it('a link has the class of an event that is one', () => {
  const of = (event: object) => computed(['eventClass'], infoOf({ event }))
  expect(of({ url: '/' })).toEqual(sorted(`${theme.anchor} ${theme.event}`))
})

it('the classes of the layout are those of the library', () => {
  const known = new Set(Object.values(skeleton as Readonly<Record<string, string>>))
  const all = [...Object.values(layout), ...Object.values(agendaLayout)].join(' ')
  for (const name of sorted(all)) expect(known, name).toContain(name)
  const { flexCol, flexRow, liquid, rel, abs, start0, z5, srOnly, borderlessStart, borderlessBottom } =
    skeleton as Readonly<Record<string, string>>
  const { stickyT, cursorPointer, internalNavLink, grow } = skeleton as Readonly<Record<string, string>>
  expect(layout).toMatchObject({
    column: flexCol,
    row: flexRow,
    fill: liquid,
    events: rel,
    place: [abs, start0, z5].join(' '),
    hidden: srOnly,
    firstDay: borderlessStart,
    lastWeek: borderlessBottom,
  })
  expect(agendaLayout).toMatchObject({
    column: flexCol,
    sticky: stickyT,
    link: [cursorPointer, internalNavLink].join(' '),
    inner: liquid,
    grow,
  })
})
