import { DatabaseUnavailable } from '#server/base/database'
import type { StaticFile } from '../static/files'
import type { Freshness, Snapshot } from './freshness'

/** Maximum number of cached pages; beyond it the oldest is removed. */
const maxPages = 400
/** Maximum age of a page, in milliseconds; shorter than the lifetime of the upload addresses in it. */
const longest = 3_600_000

/** A filled page, or the path it has moved to. */
export type Made = { readonly file: StaticFile } | { readonly movedTo: string }

interface CachedPage {
  readonly made: Made
  readonly snapshot: Snapshot
  /** When it was filled. */
  readonly at: number
}

type Make = () => Promise<Made | undefined>

/** Caches pages until the resources they depend on have changed. */
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

  /** Returns the page from the cache, or fills it if it is missing or its resources have changed. */
  return async (name: string, of: readonly string[], make: Make): Promise<Made | undefined> => {
    const known = pages.get(name)
    const isYoung = known !== undefined && Date.now() - known.at < longest
    if (isYoung && (of.length === 0 || freshness.isCertain(known.snapshot))) return known.made
    try {
      return await madeAnew(name, of, isYoung ? known : undefined, make)
    } catch (error) {
      // Without the database, an outdated page is better than none.
      if (known && error instanceof DatabaseUnavailable) return known.made
      throw error
    }
  }
}
