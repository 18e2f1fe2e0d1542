import { useState } from 'react'

/** A suggestion for the word at the caret. */
export interface Suggestion {
  readonly key: string
  /** What is shown before the label: an emoji, or nothing. */
  readonly picture?: string
  readonly label: string
  readonly detail: string
  /** What replaces the word. */
  readonly insert: string
}

interface Word {
  readonly sign: '@' | ':'
  readonly search: string
  /** The index of the sign in the text. */
  readonly start: number
}

const word = /(?:^|[\s([{"'（])([@:])([\p{L}\p{N}_+-]{0,40})$/u

/** The beginning of a mention or a short code before the caret. */
export function wordAt(text: string, caret: number): Word | undefined {
  const [, sign, search = ''] = word.exec(text.slice(Math.max(0, caret - 60), caret)) ?? []
  if (sign !== '@' && sign !== ':') return undefined
  if (sign === ':' && search.length < 2) return undefined
  return { sign, search, start: caret - search.length - 1 }
}

/** The caret of a text, the word before it that needs suggestions, and how one of them replaces it. */
export interface WordAtCaret {
  readonly at: Word | undefined
  readonly moveCaret: (caret: number) => void
  /** The text with the word replaced, and the caret after it. */
  readonly replaced: (suggestion: Suggestion) => { readonly text: string; readonly caret: number }
  /** No suggestions for this word any more. */
  readonly close: () => void
}

export function useWordAtCaret(text: string): WordAtCaret {
  const [position, moveCaret] = useState(text.length)
  const [closedAt, setClosedAt] = useState<number>()
  const caret = Math.min(position, text.length)
  const at = wordAt(text, caret)
  if (!at && closedAt !== undefined) setClosedAt(undefined)
  return {
    at: at?.start === closedAt ? undefined : at,
    moveCaret,
    replaced: ({ insert }) => {
      const start = at?.start ?? caret
      return {
        text: `${text.slice(0, start)}${insert} ${text.slice(caret)}`,
        caret: start + insert.length + 1,
      }
    },
    close: () => setClosedAt(at?.start),
  }
}
