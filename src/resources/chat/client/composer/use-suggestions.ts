import { useEffect, useState } from 'react'
import { everyone } from '../../chat-mentions.wire'
import type { Mentioned } from '../text/message-text'

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

interface WordAtCaret {
  readonly sign: '@' | ':'
  readonly search: string
  /** The index of the sign in the text. */
  readonly start: number
}

const maxSuggestions = 8
const word = /(?:^|[\s([{"'（])([@:])([\p{L}\p{N}_+-]{0,40})$/u

/** The beginning of a mention or a short code before the caret. */
export function wordAt(text: string, caret: number): WordAtCaret | undefined {
  const [, sign, search = ''] = word.exec(text.slice(Math.max(0, caret - 60), caret)) ?? []
  if (sign !== '@' && sign !== ':') return undefined
  if (sign === ':' && search.length < 2) return undefined
  return { sign, search, start: caret - search.length - 1 }
}

type EmojiList = typeof import('../emoji/emoji-list')

/** Suggestions for the word at the caret: participants after `@`, emoji after `:`. */
export function useSuggestions(text: string, caret: number, people: readonly Mentioned[]) {
  const [list, setList] = useState<EmojiList>()
  const [closedAt, setClosedAt] = useState<string>()
  const at = wordAt(text, caret)
  if (!at && closedAt !== undefined) setClosedAt(undefined)
  const isEmoji = at?.sign === ':'
  useEffect(() => {
    // If it cannot be loaded, there are no suggestions.
    if (isEmoji && !list) import('../emoji/emoji-list').then(setList, () => undefined)
  }, [isEmoji, list])
  const isClosed = at === undefined || closedAt === `${at.start}`
  const suggestions = isClosed
    ? []
    : at.sign === '@'
      ? mentions(at.search, people)
      : emojiFor(at.search, list)
  return {
    suggestions,
    /** The text with the word replaced, and the caret after it. */
    replaced: ({ insert }: Suggestion) => {
      const start = at?.start ?? caret
      return {
        text: `${text.slice(0, start)}${insert} ${text.slice(caret)}`,
        caret: start + insert.length + 1,
      }
    },
    /** No suggestions for this word any more. */
    close: () => setClosedAt(at && `${at.start}`),
  }
}

function mentions(search: string, people: readonly Mentioned[]): Suggestion[] {
  const sought = search.toLowerCase()
  const matches = (value: string) => value.toLowerCase().includes(sought)
  const found = people
    .filter(({ username, displayName }) => matches(username) || matches(displayName))
    .map(({ id, username, displayName }) => ({
      key: id,
      label: displayName,
      detail: `@${username}`,
      insert: `@${username}`,
    }))
  const all = { key: everyone, label: `@${everyone}`, detail: '', insert: `@${everyone}` }
  return [...found, ...(people.length > 1 && everyone.startsWith(sought) ? [all] : [])].slice(
    0,
    maxSuggestions,
  )
}

const emojiFor = (search: string, list: EmojiList | undefined): Suggestion[] =>
  (list?.findEmojis(search, maxSuggestions) ?? []).map(({ emoji, code }) => ({
    key: code,
    picture: emoji,
    label: `:${code}:`,
    detail: '',
    insert: emoji,
  }))
