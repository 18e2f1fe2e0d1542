import { DatabaseUnavailable } from '#server/base/database'
import type { StaticFile } from '../static/files'
import type { Freshness, Snapshot } from './freshness'

/** Pages are remembered up to this many; then the oldest is forgotten. */
const maxPages = 400
/** Addresses of uploads in a page are good for longer than this, in milliseconds. */
const longest = 3_600_000

/** A page as it was made, or where it is found now. */
export type Made = { readonly file: StaticFile } | { readonly movedTo: string }

interface CachedPage {
  readonly made: Made
  readonly snapshot: Snapshot
  /** When it was made. */
  readonly at: number
}

type Make = () => Promise<Made | undefined>

/** Keeps pages until what they were made of has changed. */
export function createPageMemory(freshness: Freshness) {
  const pages = new Map<string, CachedPage>()

  function keep(name: string, page: CachedPage): void {
    pages.delete(name)
    pages.set(name, page)
    if (pages.size > maxPages) pages.delete(pages.keys().next().value as string)
  }

  async function madeAnew(name: string, of: readonly string[], known: CachedPage | undefined, make: Make) {
    const snapshot = await freshness.look(of)
    if (known?.snapshot.marker === snapshot.marker) {
      keep(name, { ...known, snapshot })
      return known.made
    }
    const made = await make()
    if (made) keep(name, { made, snapshot, at: snapshot.at })
    else pages.delete(name)
    return made
  }

  /** A page by its name; it is made where it is not known, or where the resources have changed that it is made of. */
  return async (name: string, of: readonly string[], make: Make): Promise<Made | undefined> => {
    const known = pages.get(name)
    const isYoung = known !== undefined && Date.now() - known.at < longest
    if (isYoung && (of.length === 0 || freshness.isCertain(known.snapshot))) return known.made
    try {
      return await madeAnew(name, of, isYoung ? known : undefined, make)
    } catch (error) {
      // A page of an hour ago says more than none.
      if (known && error instanceof DatabaseUnavailable) return known.made
      throw error
    }
  }
}
