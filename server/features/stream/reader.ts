import type { Role } from '#define/access'
import type { Signal } from '#server/base/signals'
import type { SseWriter } from './sse-writer'
import { furthest, writePosition, type Position } from './position'
import { eventText, type ChangeEvent } from './change-event'

/** The user of a stream. */
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
  /** New changes are not sent immediately: the reader is still catching up, or reads too slowly. */
  isLagging: boolean
  isClosed: boolean
  /**
   * Since when the reader has not accepted data, as a `performance.now()` value in milliseconds; undefined if they
   * have.
   */
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

/**
 * Sends a text. A reader that does not accept it is marked as lagging and gets no further changes until it has
 * drained.
 */
export function send(reader: StreamReader, text: string): void {
  if (reader.isClosed || text === '' || reader.writer.write(text)) return
  reader.isLagging = true
  reader.slowSince ??= performance.now()
}

/** Sends change events and moves the reader to `position`. */
export function sendChanges(reader: StreamReader, events: readonly ChangeEvent[], position: Position): void {
  reader.position = furthest(reader.position, position)
  send(reader, eventText(events, writePosition(reader.position)))
}

/** Sends a reset: it is unknown what has changed, so the client must read everything again. */
export const sendReset = (reader: StreamReader, position: Position): void => {
  reader.position = position
  send(reader, `id: ${writePosition(position)}\nevent: everything\ndata: {}\n\n`)
}

/** Sends only the position of the reader, so that the client does not resume from an older one. */
export const sendPosition = (reader: StreamReader): void =>
  send(reader, `id: ${writePosition(reader.position)}\n\n`)

/** Sends a signal, without a position; a reader that is catching up or slow does not get it. */
export const sendSignal = (reader: StreamReader, { name, data }: Signal): void => {
  if (!reader.isLagging) send(reader, `event: signal\ndata: ${JSON.stringify({ name, ...data })}\n\n`)
}
