import type { CSSProperties } from 'react'
import gridStyles from '#screens/views/calendar/calendar-grid.module.css'
import { answerClass } from '#screens/views/calendar/grid/answer-class'
import { layout, theme } from './library-classes'
import type { MonthEvent } from './month-events'
import { lineHeight, type Widths } from './shown-month'
import type { PlacedPiece } from './stack-week'

interface PieceProps {
  readonly piece: PlacedPiece<MonthEvent>
  readonly widths: Widths
}

/** An event in its line, over the days that it covers and the lines between them. */
export const PlacedEvent = ({ piece, widths }: PieceProps) => (
  <div
    className={layout.place}
    style={{
      top: piece.line * lineHeight,
      width: `calc(${(piece.end - piece.start) * 100}% + ${piece.end - piece.start - 1}px)`,
    }}
  >
    <Event piece={piece} widths={widths} />
  </div>
)

/** An event: a line with a dot at one time of a day, or else a bar. */
function Event({ piece, widths }: PieceProps) {
  const { of: event, isStart, isEnd } = piece
  const isLine = !event.isAllDay && isStart && isEnd && piece.end - piece.start === 1
  const look = { ...widths, isStart, isEnd }
  const time = isStart && !widths.isMicro ? event.time : ''
  const shape = isLine ? theme.line(widths) : `${gridStyles.block} ${theme.bar(look)}`
  return (
    <div
      role="button"
      tabIndex={0}
      data-occurrence={event.key}
      className={`${answerClass(event.answer)} ${theme.event} ${layout.event} ${shape}`}
      style={colorsOf(event.color)}
      onKeyDown={pressByKey}
    >
      {isLine && <div className={`${theme.dot(widths)} ${layout.dot}`} />}
      <div className={`${isLine ? theme.lineInner(widths) : theme.barInner(widths)} ${layout.inner}`}>
        {time && (
          <div className={`${gridStyles.eventTime} ${isLine ? theme.lineTime : theme.barTime}`}>{time}</div>
        )}
        <div
          className={`${gridStyles.eventTitle} ${isLine ? theme.lineTitle : `${theme.barTitle} ${layout.sticky}`}`}
        >
          {event.title}
        </div>
      </div>
    </div>
  )
}

const colorsOf = (color: string): CSSProperties => ({
  ['--fc-event-color' as string]: color,
  ['--fc-event-contrast-color' as string]: 'var(--fc-classic-event-contrast)',
})

/** The button with the number of hidden events. */
export const More = ({ text, widths }: { readonly text: string; readonly widths: Widths }) => (
  <div
    role="button"
    tabIndex={0}
    aria-haspopup="dialog"
    className={`${layout.more} ${theme.more(widths)} ${gridStyles.more}`}
    onKeyDown={pressByKey}
  >
    <div className={`${theme.moreText(widths)} ${layout.sticky}`}>{text}</div>
  </div>
)

/** Enter and the space bar press an element, as they press a button. */
function pressByKey(event: { key: string; currentTarget: HTMLElement; preventDefault: () => void }): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
