import { useEffect, useState } from 'react'
import { everyone } from '#text/markdown/mentions'
import type { Mentioned } from '#shell/parts/formatted-text/formatted-text'
import type { Suggestion, WordAtCaret } from '#shell/parts/suggestions/use-word-at-caret'

const maxSuggestions = 8
type EmojiList = typeof import('../emoji/emoji-list')

/** Suggestions for the word at the caret: participants after `@`, emoji after `:`. */
export function useSuggestions(at: WordAtCaret['at'], people: readonly Mentioned[]): readonly Suggestion[] {
  const [list, setList] = useState<EmojiList>()
  const isEmoji = at?.sign === ':'
  useEffect(() => {
    // If it cannot be loaded, there are no suggestions.
    if (isEmoji && !list) import('../emoji/emoji-list').then(setList, () => undefined)
  }, [isEmoji, list])
  if (at === undefined) return []
  return at.sign === '@' ? mentions(at.search, people) : emojiFor(at.search, list)
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
