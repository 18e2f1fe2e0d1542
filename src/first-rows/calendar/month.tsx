import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import { addDays } from '#screens/list-model/state/calendar-state'
import { monthHeight } from '#screens/views/calendar/grid/month'
import { append } from '../stand-ins/jsx-runtime'
import { layout, theme } from './library-classes'
import { Head, Week } from './month-days'
import { More, PlacedEvent } from './month-event'
import { piecesOf } from './month-events'
import { lineHeight, type ShownMonth, type Widths } from './shown-month'
import { stackWeek } from './stack-week'

/** The widths of a day up to which the library calls it so. */
const [narrow, micro] = [80, 60]

/** Renders a month into an element of the page, whose height and position decide how many events it shows. */
export function drawMonth(frame: HTMLElement, shown: ShownMonth): void {
  const width = (frame.clientWidth - 2) / 7
  const widths = { isNarrow: width <= narrow, isMicro: width <= micro }
  const above = Math.ceil(frame.getBoundingClientRect().top + scrollY)
  const height = monthHeight(shown.weeks.length, above, document.documentElement.clientHeight)
  frame.replaceChildren()
  append(
    frame,
    <div className={`${theme.root} ${layout.root}`} style={{ height }}>
      <div className={layout.frame}>
        <div className={`${theme.view} ${layout.view}`} role="table">
          <Head shown={shown} widths={widths} />
          <div className={layout.scroller} style={{ overflowX: 'hidden', overflowY: 'auto' }}>
            <div role="rowgroup" className={`${layout.grow} ${layout.column}`}>
              {shown.weeks.map((from, index) => (
                <Week
                  key={from}
                  shown={shown}
                  widths={widths}
                  from={from}
                  isLast={index === shown.weeks.length - 1}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>,
  )
  for (const [index, row] of [...frame.querySelectorAll('[data-week]')].entries())
    addEvents(row, shown.weeks[index] ?? '', shown, widths)
}

/** Adds the events that a week has room for. */
function addEvents(row: Element, from: string, shown: ShownMonth, widths: Widths): void {
  const contents = [...row.children].map(({ children }) => children[1] as HTMLElement)
  const room = Math.min(...contents.map((content) => content.getBoundingClientRect().height))
  const pieces = piecesOf(shown.events, from)
  const { placed, hidden } = stackWeek(pieces, Math.floor((room + 0.001) / lineHeight))
  for (const [column, content] of contents.entries()) {
    const events = content.firstElementChild as HTMLElement
    const covering = placed.filter(({ start, end }) => start <= column && column < end)
    events.style.minHeight = `${lineHeight * Math.max(0, ...covering.map(({ line }) => line + 1))}px`
    const starting = placed.filter(({ start }) => start === column)
    const inOrder = starting.toSorted(
      (piece, other) => shown.events.indexOf(piece.of) - shown.events.indexOf(other.of),
    )
    for (const piece of inOrder) append(events, <PlacedEvent piece={piece} widths={widths} />)
    const count = hidden[column] ?? 0
    if (count > 0)
      append(
        content,
        <More text={shown.moreText(addDays(from, column), count, widths.isMicro)} widths={widths} />,
      )
  }
}
