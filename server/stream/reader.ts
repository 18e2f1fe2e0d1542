import type { Role } from '../../src/define/access'
import type { Outlet } from './outlet'
import { furthest, writePosition, type Position } from './position'
import { eventText, type Told } from './told'

/** Who reads a stream. */
export interface Who {
  readonly userId: string
  readonly role: Role
  readonly sessionId: string
  /** He looks at the application as somebody else. */
  readonly isView: boolean
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** One open stream. */
export interface StreamReader extends Who {
  readonly outlet: Outlet
  /** How far he has been told. */
  position: Position
  /** What happens is not told as it happens: he is still told what happened before, or takes too long to read. */
  isBehind: boolean
  isClosed: boolean
  /** Since when he has not taken what was sent, in milliseconds of the process; undefined where he has. */
  slowSince: number | undefined
}

export const openReader = (who: Who, outlet: Outlet, position: Position): StreamReader => ({
  ...who,
  outlet,
  position,
  isBehind: true,
  isClosed: false,
  slowSince: undefined,
})

/** Sends a text; whoever does not take it is told nothing more until he has. */
export function send(reader: StreamReader, text: string): void {
  if (reader.isClosed || text === '' || reader.outlet.write(text)) return
  reader.isBehind = true
  reader.slowSince ??= performance.now()
}

/** Tells changes, after which the reader stands at `position`. */
export function tell(reader: StreamReader, told: readonly Told[], position: Position): void {
  reader.position = furthest(reader.position, position)
  send(reader, eventText(told, writePosition(reader.position)))
}

/** Tells that it is not known what has changed: everything on the screen is to be read again. */
export const tellEverything = (reader: StreamReader, position: Position): void => {
  reader.position = position
  send(reader, `id: ${writePosition(position)}\nevent: everything\ndata: {}\n\n`)
}

/** Tells nothing but how far the reader has come, so that he need not be told from further back another time. */
export const tellPosition = (reader: StreamReader): void =>
  send(reader, `id: ${writePosition(reader.position)}\n\n`)
