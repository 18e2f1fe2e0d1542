import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable } from '#server/base/database'
import type { Bell } from './bell'
import { endOfChangeLog, entriesAfter, positionAfter, type Entry } from './entries'
import type { Position } from './position'

/** Minimum interval between two reads of the change log, in milliseconds, however often the bell rings. */
const pause = 40
/** Polling interval without a bell, in milliseconds: another program may have written, or a notification was lost. */
const pollIntervalMs = 1000
/** Maximum number of entries per lane in one read. */
const step = 200

/** Follows the change log while there are readers. */
export interface Feed {
  /** The position up to which it has been read. */
  position(): Position
  /** Starts following the change log, from its end. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Follows the change log. Calls `take` with the entries in order, awaiting each call. An error of `take` is passed to
 * `failed`, and the feed continues.
 */
export function createFeed(
  database: Queryable,
  bell: Bell,
  take: (entries: readonly Entry[], position: Position) => Promise<void>,
  failed: (error: Error) => void,
): Feed {
  let position: Position = []
  let running: { readonly work: Promise<void>; readonly end: () => void } | undefined
  let starting: Promise<void> | undefined
  let ended: Promise<unknown> | undefined

  async function follow(isOver: () => boolean, wait: () => Promise<void>): Promise<void> {
    while (!isOver()) {
      try {
        const entries = await entriesAfter(database, position, step)
        if (isOver()) return
        // Before the entries are sent: a reader at an older position catches up to this one separately.
        position = positionAfter(position, entries)
        if (entries.length > 0) await take(entries, position)
        if (entries.length < step) await wait()
      } catch (error) {
        failed(error as Error)
        await sleep(pollIntervalMs)
      }
    }
  }

  async function begin(): Promise<void> {
    position = await endOfChangeLog(database)
    let isOver = false
    let wake: (() => void) | undefined
    let isRung = false
    const silence = bell.subscribe(() => {
      isRung = true
      wake?.()
    })
    const wait = async () => {
      await sleep(pause)
      if (isRung || isOver) return void (isRung = false)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollIntervalMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      isRung = false
    }
    const end = () => {
      isOver = true
      silence()
      wake?.()
    }
    running = { work: follow(() => isOver, wait), end }
  }

  return {
    position: () => position,
    async start() {
      if (running) return
      starting ??= begin().finally(() => (starting = undefined))
      return starting
    },
    async stop() {
      await starting
      const ending = running
      running = undefined
      ending?.end()
      ended = Promise.all([ended, ending?.work])
      await ended
    },
  }
}
