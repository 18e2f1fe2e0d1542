import type { Role } from '#define/access'
import type { SseWriter } from './sse-writer'
import { furthest, writePosition, type Position } from './position'
import { eventText, type ChangeEvent } from './change-event'

/** Who reads a stream. */
export interface Who {
  readonly userId: string
  readonly role: Role
  readonly sessionId: string
  /** The user is an administrator who views the application as another user. */
  readonly isView: boolean
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** One open stream. */
export interface StreamReader extends Who {
  readonly writer: SseWriter
  /** The position up to which the reader has been sent changes. */
  position: Position
  /** New changes are not sent at once: the reader still gets earlier changes, or reads too slowly. */
  isLagging: boolean
  isClosed: boolean
  /** Since when the reader has not taken what was sent, in milliseconds of the process; undefined where they have. */
  slowSince: number | undefined
}

export const openReader = (who: Who, writer: SseWriter, position: Position): StreamReader => ({
  ...who,
  writer,
  position,
  isLagging: true,
  isClosed: false,
  slowSince: undefined,
})

/** Sends a text; a reader who does not take it is sent nothing more until they have. */
export function send(reader: StreamReader, text: string): void {
  if (reader.isClosed || text === '' || reader.writer.write(text)) return
  reader.isLagging = true
  reader.slowSince ??= performance.now()
}

/** Tells changes, after which the reader stands at `position`. */
export function sendChanges(reader: StreamReader, events: readonly ChangeEvent[], position: Position): void {
  reader.position = furthest(reader.position, position)
  send(reader, eventText(events, writePosition(reader.position)))
}

/** Tells that it is not known what has changed: everything on the screen is to be read again. */
export const sendReset = (reader: StreamReader, position: Position): void => {
  reader.position = position
  send(reader, `id: ${writePosition(position)}\nevent: everything\ndata: {}\n\n`)
}

/** Sends only the position of the reader, so that they need not resume from an older one another time. */
export const sendPosition = (reader: StreamReader): void =>
  send(reader, `id: ${writePosition(reader.position)}\n\n`)
