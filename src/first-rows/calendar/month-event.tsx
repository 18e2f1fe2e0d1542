import gridStyles from '#screens/views/calendar/calendar-grid.module.css'
import { layout, theme } from './library-classes'
import type { MonthEvent } from './month-events'
import { Pressable, PressableEvent } from './pressable'
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
    <PressableEvent event={event} className={shape}>
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
    </PressableEvent>
  )
}

/** The button with the number of hidden events. */
export const More = ({ text, widths }: { readonly text: string; readonly widths: Widths }) => (
  <Pressable aria-haspopup="dialog" className={`${layout.more} ${theme.more(widths)} ${gridStyles.more}`}>
    <div className={`${theme.moreText(widths)} ${layout.sticky}`}>{text}</div>
  </Pressable>
)
