import { DatabaseUnavailable } from '#server/base/database'
import type { StaticFile } from '../static/files'
import type { Freshness, Seen } from './freshness'

/** Pages are remembered up to this many; then the oldest is forgotten. */
const mostPages = 400
/** Addresses of uploads in a page are good for longer than this, in milliseconds. */
const longest = 3_600_000

/** A page as it was made, or where it is found now. */
export type Made = { readonly file: StaticFile } | { readonly movedTo: string }

interface Remembered {
  readonly made: Made
  readonly seen: Seen
  /** When it was made. */
  readonly at: number
}

type Make = () => Promise<Made | undefined>

/** Keeps pages until what they were made of has changed. */
export function createPageMemory(freshness: Freshness) {
  const pages = new Map<string, Remembered>()

  function keep(name: string, page: Remembered): void {
    pages.delete(name)
    pages.set(name, page)
    if (pages.size > mostPages) pages.delete(pages.keys().next().value as string)
  }

  async function madeAnew(name: string, of: readonly string[], known: Remembered | undefined, make: Make) {
    const seen = await freshness.look(of)
    if (known?.seen.marker === seen.marker) {
      keep(name, { ...known, seen })
      return known.made
    }
    const made = await make()
    if (made) keep(name, { made, seen, at: seen.at })
    else pages.delete(name)
    return made
  }

  /** A page by its name; it is made where it is not known, or where the resources have changed that it is made of. */
  return async (name: string, of: readonly string[], make: Make): Promise<Made | undefined> => {
    const known = pages.get(name)
    const isYoung = known !== undefined && Date.now() - known.at < longest
    if (isYoung && (of.length === 0 || freshness.isCertain(known.seen))) return known.made
    try {
      return await madeAnew(name, of, isYoung ? known : undefined, make)
    } catch (error) {
      // A page of an hour ago says more than none.
      if (known && error instanceof DatabaseUnavailable) return known.made
      throw error
    }
  }
}
