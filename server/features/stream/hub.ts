import type { SessionReader } from '../auth/sessions/sessions'
import type { Services } from '#server/write/services/services'
import type { Bell } from './bell'
import { bringUp } from './catch-up'
import type { Entry } from './entries'
import { createFeed, type Feed } from './feed'
import type { Position } from './position'
import type { StreamLimits } from '#server/base/stream-limits'
import { send, sendReset, sendPosition, sendSignal, type StreamReader } from './reader'
import { areAbout, stillOpen } from './still-open'
import { broadcast } from './broadcast'

/** Interval of heartbeats and of session checks, in milliseconds. */
const beat = 15_000
/** A stream whose reader accepts no data for this long is closed, in milliseconds. */
const mostTimeout = 60_000

export interface HubParts {
  readonly services: Services
  readonly session: SessionReader
  readonly bell: Bell
  readonly log: (what: string, error: Error) => void
  readonly limits: StreamLimits
}

/** All open streams of this server. */
export class Hub {
  private readonly readers = new Set<StreamReader>()
  private readonly comingUp = new Set<StreamReader>()
  private readonly feed: Feed
  private isClosed = false
  private pulse: NodeJS.Timeout | undefined
  private readonly endSignals: () => void

  constructor(private readonly parts: HubParts) {
    const { services, bell, log } = parts
    this.endSignals = services.signals.subscribe((signal) => {
      for (const reader of this.readers) if (signal.users.includes(reader.userId)) sendSignal(reader, signal)
    })
    this.feed = createFeed(
      services.database,
      bell,
      (entries, position) => this.take(entries, position),
      (error) => log('The change log could not be followed', error),
    )
  }

  /** Sends a reader the changes after their position, until their stream or their session ends. */
  join(reader: StreamReader): void {
    if (this.isClosed) return reader.writer.end()
    this.closeOldest(reader)
    this.readers.add(reader)
    this.pulse ??= setInterval(() => this.look(), beat).unref()
    const ending = setTimeout(() => this.leave(reader), Math.max(0, reader.expiresAt - Date.now())).unref()
    reader.writer.onClose(() => {
      clearTimeout(ending)
      this.leave(reader)
    })
    reader.writer.onDrain(() => {
      reader.slowSince = undefined
      if (reader.isLagging) void this.comeUp(reader)
    })
    send(reader, 'retry: 2000\n\n')
    sendPosition(reader)
    void this.comeUp(reader)
  }

  /** Ends all streams and accepts no new ones. */
  async close(): Promise<void> {
    this.isClosed = true
    this.endSignals()
    for (const reader of this.readers) this.leave(reader)
    await this.feed.stop()
  }

  /** Whether this process accepts no further streams, from any user. */
  get isFull(): boolean {
    return this.readers.size >= this.parts.limits.perProcess
  }

  /** If a user opens too many streams, the oldest is closed; it most likely belongs to a closed tab. */
  private closeOldest({ userId }: StreamReader): void {
    const others = [...this.readers].filter((other) => other.userId === userId)
    if (others.length >= this.parts.limits.perUser && others[0]) this.leave(others[0])
  }

  private leave(reader: StreamReader): void {
    if (reader.isClosed) return
    reader.isClosed = true
    this.readers.delete(reader)
    reader.writer.end()
    if (this.readers.size > 0) return
    clearInterval(this.pulse)
    this.pulse = undefined
    void this.feed.stop()
  }

  private async comeUp(reader: StreamReader): Promise<void> {
    if (this.comingUp.has(reader)) return
    this.comingUp.add(reader)
    try {
      await bringUp(this.parts.services, this.feed, reader)
    } catch (error) {
      this.parts.log('A stream could not catch up', error as Error)
      this.leave(reader)
    } finally {
      this.comingUp.delete(reader)
    }
  }

  private async take(entries: readonly Entry[], position: Position): Promise<void> {
    const listening = [...this.readers].filter(({ isLagging }) => !isLagging)
    try {
      await this.endWhereOver([...this.readers].filter((reader) => areAbout(entries, reader)))
      await broadcast(this.parts.services, listening, entries, position)
    } catch (error) {
      this.parts.log('Changes could not be sent', error as Error)
      for (const reader of listening) sendReset(reader, position)
    }
  }

  /** Ends streams whose session has ended or now has another user or role. */
  private async endWhereOver(requested: readonly StreamReader[]): Promise<void> {
    const open = await Promise.all(requested.map((reader) => stillOpen(this.parts.session, reader)))
    requested.forEach((reader, index) => open[index] || this.leave(reader))
  }

  private look(): void {
    const now = performance.now()
    for (const reader of this.readers)
      if (now - (reader.slowSince ?? now) > mostTimeout) this.leave(reader)
      else if (reader.slowSince === undefined) sendPosition(reader)
    this.endWhereOver([...this.readers]).catch((error: unknown) =>
      this.parts.log('Sessions could not be read', error as Error),
    )
  }
}
