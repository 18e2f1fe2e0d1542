import type { Language } from '../caller'
import type { Refusal } from '../errors/problem'

/** How formatted text is sanitized: as our own, or as received mail without images or with images by https. */
export type Cleaning = 'text' | 'mail' | 'mailWithImages'

/** A job of the thread. */
export type Job =
  /** Parses an uploaded file; the first part is its header, each other part some of its rows. */
  | { readonly kind: 'sheet'; readonly bytes: Uint8Array; readonly language: Language }
  /** Sanitizes formatted texts; its only part is all of them. */
  | { readonly kind: 'clean'; readonly texts: readonly string[]; readonly cleaning: Cleaning }

/** To the thread: a job, or a request for the next part of its result. */
export type ToThread = Job | 'next'

/** From the thread: a part of a result, or why it failed. */
export type FromThread =
  | { readonly kind: 'part'; readonly value: unknown; readonly isLast: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly reason: string }
