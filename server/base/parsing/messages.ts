import type { Language } from '../caller'
import type { Refusal } from '../errors/problem'

/** How formatted text is cleaned: our own, or a stranger's mail without its pictures or with those of https. */
export type Cleaning = 'text' | 'mail' | 'mailWithImages'

/** What the thread is asked to do. */
export type Job =
  /** Reads an uploaded file; the first part is its header, each other one some of its rows. */
  | { readonly kind: 'sheet'; readonly bytes: Uint8Array; readonly language: Language }
  /** Cleans formatted texts; its one part is all of them. */
  | { readonly kind: 'clean'; readonly texts: readonly string[]; readonly cleaning: Cleaning }

/** To the thread: a job, or that the next part of its result is wanted. */
export type ToThread = Job | 'next'

/** From the thread: a part of a result, or why there is none. */
export type FromThread =
  | { readonly kind: 'part'; readonly value: unknown; readonly isLast: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly reason: string }
