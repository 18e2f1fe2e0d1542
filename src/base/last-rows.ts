import type { PrefetchedResponse } from './prefetch'

/**
 * What lists showed when they were last opened, in the storage of this browser: a list that is opened again shows it at
 * once, until its rows have arrived. It belongs to one session, and is removed when that ends.
 */

/** The responses that a list is rendered from. */
export interface LastRows {
  readonly account: PrefetchedResponse
  readonly rows: PrefetchedResponse
}

interface Stored {
  readonly token: string
  readonly storedAt: number
  readonly account: string
  readonly rows: string
  readonly headers: readonly (readonly [string, string])[]
}

const prefix = 'last-rows '
/** Only lists whose responses are short are stored, and only the last ones: the storage is for drafts too. */
const maxLength = 100_000
const maxLists = 10

/** The end of the signature: it tells tokens apart, and cannot be used in place of one. */
const markOf = (token: string): string => token.slice(-12)

/** What the list at a URL showed last in the session of a token; undefined if nothing is stored. */
export function readLastRows(token: string, url: string): LastRows | undefined {
  const stored = read(prefix + url)
  if (stored?.token !== markOf(token)) return undefined
  const response = (text: string, headers: Headers) => ({ status: 200, statusText: '', headers, text })
  return {
    account: response(stored.account, new Headers()),
    rows: response(stored.rows, new Headers(stored.headers.map(([name, value]) => [name, value]))),
  }
}

/** Stores what the list at a URL shows. Where the browser allows no storage, or it is full, nothing is stored. */
export function storeLastRows(token: string, url: string, { account, rows }: LastRows): void {
  if (account.text.length + rows.text.length > maxLength) return
  const stored: Stored = {
    token: markOf(token),
    storedAt: Date.now(),
    account: account.text,
    rows: rows.text,
    headers: [...rows.headers].filter(([name]) => /^(x-|link$)/.test(name)),
  }
  try {
    localStorage.setItem(prefix + url, JSON.stringify(stored))
    const oldest = keys().toSorted((key, other) => timeOf(key) - timeOf(other))
    for (const key of oldest.slice(0, -maxLists)) localStorage.removeItem(key)
  } catch {
    return
  }
}

/** Removes everything that is stored. */
export function clearLastRows(): void {
  try {
    for (const key of keys()) localStorage.removeItem(key)
  } catch {
    return
  }
}

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix))

const timeOf = (key: string): number => read(key)?.storedAt ?? 0

function read(key: string): Stored | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | undefined
  } catch {
    return undefined
  }
}
